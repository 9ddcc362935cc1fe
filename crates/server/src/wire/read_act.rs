use partie_laws::Article;
use partie_table::{Act, Refused, Why};
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// An act as it was sent, or its refusal: an arbiter who mistypes the number of an article is told so at the form, like somebody
/// who wants what the Laws forbid. Anything else that cannot be read is a mistake of the page.
#[derive(Clone, Debug)]
pub struct ReadAct(pub Result<Act, Refused>);

/// The fields of acts that cite an article.
const CITING: [&str; 2] = ["article", "against"];

impl<'de> Deserialize<'de> for ReadAct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let sent = Value::deserialize(deserializer)?;
        match Act::deserialize(&sent) {
            Ok(act) => Ok(ReadAct(Ok(act))),
            Err(error) => {
                unknown_article(sent).map(|refused| ReadAct(Err(refused))).ok_or(D::Error::custom(error))
            }
        }
    }
}

/// A client sends acts only.
impl Serialize for ReadAct {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Ok(act) => act.serialize(serializer),
            Err(_) => Err(S::Error::custom("a refused act is not sent")),
        }
    }
}

/// The refusal of an act in which nothing is wrong but the number of the article.
fn unknown_article(mut act: Value) -> Option<Refused> {
    let field = CITING.into_iter().find(|name| act.get(name).is_some())?;
    let cited = &mut act[field];
    let citation = cited.as_str().filter(|citation| Article::parse(citation).is_err())?.to_owned();
    // The arbiter keeps to the Laws.
    let by =
        if citation.starts_with("ČUD") { Article::czech_draughts("1.1") } else { Article::fide("13.1") };
    *cited = Value::String(by.to_string());
    Act::deserialize(&act).ok()?;
    let phrase = Why::UnknownArticle(citation).phrase();
    Some(Refused { article: by, phrase, moves: Vec::new(), acts: Vec::new() })
}
