//! The TCP connection of a client, which has to keep reading.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

/// A TCP connection that fails when nothing can be sent for too long, and that holds `T` until it is closed. A WebSocket
/// takes it over, so that both hold for it, too.
pub(crate) struct ClientStream<T> {
    stream: TcpStream,
    patience: Duration,
    /// Runs while the client's buffers are full.
    stalled: Option<Pin<Box<Sleep>>>,
    _held: T,
}

impl<T> ClientStream<T> {
    pub(crate) fn new(stream: TcpStream, patience: Duration, held: T) -> ClientStream<T> {
        ClientStream { stream, patience, stalled: None, _held: held }
    }

    /// What came of an attempt to send: an error if the client has not read for too long.
    fn watch<R>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<T: Unpin> AsyncRead for ClientStream<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<T: Unpin> AsyncWrite for ClientStream<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
