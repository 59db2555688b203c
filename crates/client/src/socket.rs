//! What happens, as it happens.

use crate::address::{Address, Stream};
use crate::error::Error;
use crate::http::refused;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::Error as Trouble;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::{FromClient, FromServer};

const READ_BUFFER: usize = 8 * 1024;

type Line = WebSocketStream<Stream>;

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    reader: Reader,
    writer: Writer,
}

/// The half that hears.
#[derive(Debug)]
pub struct Reader(SplitStream<Line>);

/// The half that speaks.
#[derive(Debug)]
pub struct Writer(SplitSink<Line, Message>);

impl Socket {
    pub(crate) async fn open(
        address: &Address,
        token: Option<&str>,
        language: Option<&str>,
    ) -> Result<Self, Error> {
        let stream = address.connect().await.map_err(Error::Lost)?;
        let strange = |error: Trouble| Error::Strange(error.to_string());
        let mut request = address.socket_url().into_client_request().map_err(strange)?;
        let value = |text: String| {
            HeaderValue::from_str(&text).map_err(|error| Error::Strange(error.to_string()))
        };
        if let Some(token) = token {
            request.headers_mut().insert("authorization", value(format!("Bearer {token}"))?);
        }
        if let Some(language) = language {
            request.headers_mut().insert("accept-language", value(language.to_owned())?);
        }
        // Every read clears the whole buffer first; most frames are far smaller than the usual one.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((line, _)) => {
                let (sink, stream) = line.split();
                Ok(Self { reader: Reader(stream), writer: Writer(sink) })
            }
            Err(Trouble::Http(answer)) => {
                let (parts, body) = answer.into_parts();
                Err(refused(parts.status, body))
            }
            Err(error) => Err(Error::lost(error)),
        }
    }

    #[must_use]
    pub fn split(self) -> (Reader, Writer) {
        (self.reader, self.writer)
    }

    /// # Errors
    /// The connection is lost.
    pub async fn send(&mut self, frame: &FromClient) -> Result<(), Error> {
        self.writer.send(frame).await
    }

    /// The next frame; waits for it.
    ///
    /// # Errors
    /// The connection is lost, or the frame is none that this client knows.
    pub async fn next(&mut self) -> Result<FromServer, Error> {
        self.reader.next().await
    }
}

impl Writer {
    /// # Errors
    /// The connection is lost.
    pub async fn send(&mut self, frame: &FromClient) -> Result<(), Error> {
        let text =
            serde_json::to_string(frame).map_err(|error| Error::Strange(error.to_string()))?;
        self.0.send(Message::text(text)).await.map_err(Error::lost)
    }

    /// Sends text that may be anything.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Error> {
        self.0.send(Message::text(text)).await.map_err(Error::lost)
    }
}

impl Reader {
    /// The next frame; waits for it.
    ///
    /// # Errors
    /// The connection is lost, or the frame is none that this client knows.
    pub async fn next(&mut self) -> Result<FromServer, Error> {
        let text = self.text().await?;
        serde_json::from_str(&text).map_err(|error| Error::Strange(error.to_string()))
    }

    /// The next frame as it came.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn text(&mut self) -> Result<Utf8Bytes, Error> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(Error::Lost(std::io::ErrorKind::ConnectionReset.into()));
                }
                // Pings are answered by the library itself.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::lost(error)),
            }
        }
    }
}
