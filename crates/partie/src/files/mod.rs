//! Files: game files read, decoded, cut into pieces and worked on in order, and the one way to write a file.

pub(crate) mod chunks;
pub(crate) mod encoding;
pub(crate) mod lines;
pub(crate) mod pipeline;
pub(crate) mod source;
pub(crate) mod whole_file;
