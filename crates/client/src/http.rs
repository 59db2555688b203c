//! Questions and actions.

use crate::address::{Address, Stream};
use crate::error::Error;
use crate::socket::Socket;
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::Mutex;
use wire::{Guest, Me, Method, Problem};

/// An answer as it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Bytes,
}

impl Answer {
    /// The answer as a value, or the problem it tells of.
    ///
    /// # Errors
    /// It is not a success, or not of that type.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Error> {
        self.success()?;
        serde_json::from_slice(&self.body).map_err(|error| Error::Strange(error.to_string()))
    }

    /// The answer as text.
    ///
    /// # Errors
    /// It is not a success, or not text.
    pub fn text(&self) -> Result<String, Error> {
        self.success()?;
        String::from_utf8(self.body.to_vec()).map_err(|error| Error::Strange(error.to_string()))
    }

    /// # Errors
    /// The problem it tells of.
    pub fn success(&self) -> Result<(), Error> {
        if (200..300).contains(&self.status) {
            return Ok(());
        }
        Err(match serde_json::from_slice::<Problem>(&self.body) {
            Ok(problem) => Error::Problem(Box::new(problem)),
            Err(_) => Error::Strange(format!("status {}", self.status)),
        })
    }
}

/// One person, or nobody yet, before a server. Questions wait for each other: whoever wants to ask
/// several things at once takes several clients.
#[derive(Debug)]
pub struct Client {
    address: Address,
    authority: String,
    token: Option<String>,
    /// Asked for with every question.
    language: Option<String>,
    connection: Mutex<Option<SendRequest<Full<Bytes>>>>,
}

impl Client {
    #[must_use]
    pub fn new(address: Address) -> Self {
        let authority = address.authority();
        Self { address, authority, token: None, language: None, connection: Mutex::new(None) }
    }

    #[must_use]
    pub fn with_token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }

    /// Problems are told in this language (a tag such as `it`).
    #[must_use]
    pub fn with_language(mut self, language: impl Into<String>) -> Self {
        self.language = Some(language.into());
        self
    }

    /// Another connection for the same person.
    #[must_use]
    pub fn another(&self) -> Self {
        Self {
            address: self.address.clone(),
            authority: self.authority.clone(),
            token: self.token.clone(),
            language: self.language.clone(),
            connection: Mutex::new(None),
        }
    }

    #[must_use]
    pub fn address(&self) -> &Address {
        &self.address
    }

    #[must_use]
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Becomes a guest.
    ///
    /// # Errors
    /// As every question.
    pub async fn sit(&mut self, name: Option<String>) -> Result<Me, Error> {
        let guest = Guest { name, language: self.language.clone(), bearer: true };
        let me: Me = self.post("/api/session", &guest).await?;
        self.token.clone_from(&me.token);
        Ok(me)
    }

    /// # Errors
    /// The server cannot be reached, says no, or is not understood.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.ask(Method::Get, path, None).await?.read()
    }

    /// # Errors
    /// As [`Client::get`].
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        let body = serde_json::to_vec(body).map_err(|error| Error::Strange(error.to_string()))?;
        self.ask(Method::Post, path, Some(body.into())).await?.read()
    }

    /// Asks anything. A path may hold a query; what stands in it must be encoded
    /// ([`Client::encoded`]).
    ///
    /// # Errors
    /// [`Error::Lost`] alone: every answer that comes is an [`Answer`].
    pub async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<Bytes>,
    ) -> Result<Answer, Error> {
        let mut connection = self.connection.lock().await;
        let mut sender = match connection.take() {
            Some(mut sender) => match sender.ready().await {
                Ok(()) => sender,
                Err(_) => open(&self.address).await?,
            },
            None => open(&self.address).await?,
        };
        let answer = match sender.send_request(self.request(method, path, body.clone())?).await {
            Ok(answer) => answer,
            // The server closed the connection before this was sent: nothing was asked yet.
            Err(error) if error.is_canceled() => {
                sender = open(&self.address).await?;
                sender.send_request(self.request(method, path, body)?).await.map_err(Error::lost)?
            }
            Err(error) => return Err(Error::lost(error)),
        };
        let status = answer.status().as_u16();
        let body = answer.into_body().collect().await.map_err(Error::lost)?.to_bytes();
        *connection = Some(sender);
        Ok(Answer { status, body })
    }

    /// Opens a socket.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn socket(&self) -> Result<Socket, Error> {
        Socket::open(&self.address, self.token.as_deref(), self.language.as_deref()).await
    }

    /// Text as it may stand in the query of a path.
    #[must_use]
    pub fn encoded(text: &str) -> String {
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._~".contains(byte);
        text.bytes().map(|byte| encode(byte, plain(&byte))).collect()
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<Bytes>,
    ) -> Result<Request<Full<Bytes>>, Error> {
        let mut request =
            Request::builder().method(method.name()).uri(path).header(HOST, &self.authority);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(language) = &self.language {
            request = request.header(ACCEPT_LANGUAGE, language);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = Full::new(body.unwrap_or_default());
        request.body(body).map_err(|error| Error::Strange(error.to_string()))
    }
}

fn encode(byte: u8, plain: bool) -> String {
    if plain { char::from(byte).to_string() } else { format!("%{byte:02X}") }
}

async fn open(address: &Address) -> Result<SendRequest<Full<Bytes>>, Error> {
    let stream: Stream = address.connect().await.map_err(Error::Lost)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(Error::lost)?;
    tokio::spawn(connection);
    Ok(sender)
}

/// The status that a socket was refused with.
pub(crate) fn refused(status: StatusCode, body: Option<Vec<u8>>) -> Error {
    let answer = Answer { status: status.as_u16(), body: body.unwrap_or_default().into() };
    answer.success().err().unwrap_or_else(|| Error::Strange(format!("status {status}")))
}
