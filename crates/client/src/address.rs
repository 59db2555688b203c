//! Where a server is.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The address of a server, as people write it: `http://192.168.1.20:8400`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    secure: bool,
    host: String,
    port: u16,
}

/// It is not the address of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadAddress;

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an address of the form http://host:port")
    }
}

impl std::error::Error for BadAddress {}

impl FromStr for Address {
    type Err = BadAddress;

    /// A missing scheme means `http`; whatever follows the host (a page copied from a browser) is
    /// left out.
    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let text = text.trim();
        let (secure, rest) = match text.split_once("://") {
            Some(("http", rest)) => (false, rest),
            Some(("https", rest)) => (true, rest),
            Some(_) => return Err(BadAddress),
            None => (false, text),
        };
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let usual = if secure { 443 } else { 80 };
        // The colons of an IPv6 address stand in brackets.
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                (host, port.parse().map_err(|_| BadAddress)?)
            }
            _ => (authority, usual),
        };
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-._[]:".contains(letter);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(BadAddress);
        }
        Ok(Self { secure, host: host.to_owned(), port })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority())
    }
}

impl Address {
    /// The host, with the port where it is not the usual one.
    pub(crate) fn authority(&self) -> String {
        match (self.secure, self.port) {
            (true, 443) | (false, 80) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }

    pub(crate) fn socket_url(&self) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}/api/socket", self.authority())
    }

    pub(crate) async fn connect(&self) -> io::Result<Stream> {
        let host = self.host.trim_start_matches('[').trim_end_matches(']');
        let stream = TcpStream::connect((host, self.port)).await?;
        stream.set_nodelay(true)?;
        if !self.secure {
            return Ok(Stream::Plain(stream));
        }
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let stream = TlsConnector::from(Arc::clone(&TRUSTED)).connect(name, stream).await?;
        Ok(Stream::Secure(Box::new(stream)))
    }
}

static TRUSTED: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
});

/// A connection, with or without TLS.
#[derive(Debug)]
pub(crate) enum Stream {
    Plain(TcpStream),
    Secure(Box<TlsStream<TcpStream>>),
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(cx, buffer),
            Self::Secure(stream) => Pin::new(stream.as_mut()).poll_read(cx, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(cx, bytes),
            Self::Secure(stream) => Pin::new(stream.as_mut()).poll_write(cx, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(cx),
            Self::Secure(stream) => Pin::new(stream.as_mut()).poll_flush(cx),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(cx),
            Self::Secure(stream) => Pin::new(stream.as_mut()).poll_shutdown(cx),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (written, meant) in [
            ("http://127.0.0.1:8400", "http://127.0.0.1:8400"),
            ("192.168.1.20:8400/", "http://192.168.1.20:8400"),
            ("https://example.org/join#abc", "https://example.org"),
            ("http://[::1]:8400", "http://[::1]:8400"),
            ("[::1]", "http://[::1]"),
        ] {
            let address: Address = written.parse().expect(written);
            assert_eq!(address.to_string(), meant);
        }
        for wrong in ["", "ftp://example.org", "http://", "http://a b", "host:port"] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }
}
