//! HTTP: documents, commands, and the door to the WebSocket.

pub mod routes;
