//! The Laws as data.
//!
//! Every verdict of Partie cites an [`Article`]. What an article says, in our own words in English and Czech, is in
//! the register of its text.
//!
//! ```
//! use partie_laws::Article;
//!
//! let article = Article::fide("3.8b(2)a");
//! assert_eq!(article.to_string(), "FIDE 3.8b(2)a");
//! ```

mod article;

pub use article::{Article, Text};
