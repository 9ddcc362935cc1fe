//! Games sought from anybody, and who is connected.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use partie_table::{Actor, Colour};

use crate::app::App;
use crate::identity::Identity;
use crate::secret;
use crate::tables::{End, Held, Outbox};
use crate::wire::{ColourWish, Fault, FaultKind, FromServer, Lobby, NewSeek, Person, Seek, Waiting};

/// How long a seek waits for a person who has no page open.
const WAITS_FOR_PAGE: Duration = Duration::from_secs(10);
/// How often those who look at the lobby are told of changes.
const TICK: Duration = Duration::from_millis(500);
/// So many tables to watch are listed.
const WATCHED: u32 = 24;

/// Games sought, and everybody's pages.
#[derive(Default)]
pub(crate) struct Hallway {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    seeks: Vec<Sought>,
    pages: HashMap<String, Vec<(u64, Outbox)>>,
    lookers: HashMap<u64, Outbox>,
    changed: bool,
}

struct Sought {
    seek: Seek,
    by: Arc<Identity>,
    last_seen: Instant,
}

impl Hallway {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn connect(&self, person: &str, connection: u64, outbox: &Outbox) {
        self.inner().pages.entry(person.to_owned()).or_default().push((connection, outbox.clone()));
    }

    pub(crate) fn disconnect(&self, person: &str, connection: u64) {
        let mut inner = self.inner();
        inner.lookers.remove(&connection);
        if let Some(pages) = inner.pages.get_mut(person) {
            pages.retain(|(other, _)| *other != connection);
            if pages.is_empty() {
                inner.pages.remove(person);
            }
        }
    }

    /// Tells every page of a person.
    pub(crate) fn tell(&self, person: &str, message: &FromServer) {
        let inner = self.inner();
        for (_, outbox) in inner.pages.get(person).into_iter().flatten() {
            outbox.send(message);
        }
    }

    /// Closes every page of a person.
    pub(crate) fn dismiss(&self, person: &str) {
        let inner = self.inner();
        for (_, outbox) in inner.pages.get(person).into_iter().flatten() {
            outbox.end(End::Cut);
        }
    }

    /// Tells every page that the server goes down.
    pub(crate) fn close(&self) {
        for (_, outbox) in self.inner().pages.values().flatten() {
            outbox.end(End::GoingDown);
        }
    }

    pub(crate) fn look(&self, connection: u64, outbox: Option<Outbox>) {
        let mut inner = self.inner();
        match outbox {
            Some(outbox) => drop(inner.lookers.insert(connection, outbox)),
            None => drop(inner.lookers.remove(&connection)),
        }
    }

    pub(crate) fn has_changed(&self) {
        self.inner().changed = true;
    }

    fn seeks(&self) -> Vec<Seek> {
        self.inner().seeks.iter().map(|sought| sought.seek.clone()).collect()
    }

    /// Takes out a seek that fits, or notes the new one.
    fn match_or_wait(&self, by: &Arc<Identity>, new: NewSeek) -> Result<(Arc<Identity>, Seek), Box<Seek>> {
        let mut inner = self.inner();
        inner.seeks.retain(|sought| sought.by.id() != by.id()); // one at a time
        inner.changed = true;
        let fits = |sought: &Sought| {
            sought.seek.regulations == new.regulations
                && (new.colour == ColourWish::Any || new.colour != sought.seek.colour)
        };
        if let Some(place) = inner.seeks.iter().position(fits) {
            let sought = inner.seeks.remove(place);
            return Ok((sought.by, sought.seek));
        }
        let seek = Seek {
            id: secret::random_text(8),
            by: by.person.clone(),
            time_text: new.regulations.time_control.to_people(),
            regulations: new.regulations,
            colour: new.colour,
        };
        inner.seeks.push(Sought { seek: seek.clone(), by: Arc::clone(by), last_seen: Instant::now() });
        Err(Box::new(seek))
    }

    fn take(&self, id: &str, by: &str) -> Result<(Arc<Identity>, Seek), Fault> {
        let mut inner = self.inner();
        let place = inner.seeks.iter().position(|sought| sought.seek.id == id);
        let place = place.ok_or_else(|| Fault::new(FaultKind::NotFound, "the seek is gone"))?;
        if inner.seeks[place].by.id() == by {
            return Err(Fault::new(FaultKind::NotAllowed, "it is your own seek"));
        }
        inner.changed = true;
        let sought = inner.seeks.remove(place);
        Ok((sought.by, sought.seek))
    }

    pub(crate) fn withdraw(&self, id: &str, by: &str) -> Result<(), Fault> {
        let mut inner = self.inner();
        let before = inner.seeks.len();
        inner.seeks.retain(|sought| sought.seek.id != id || sought.by.id() != by);
        inner.changed = true;
        let gone = inner.seeks.len() < before;
        if gone { Ok(()) } else { Err(Fault::new(FaultKind::NotFound, "there is no such seek of yours")) }
    }

    /// Drops the seeks of those who have gone. Who is to be told, if anything has changed.
    fn tidy(&self) -> Vec<Outbox> {
        let mut inner = self.inner();
        let now = Instant::now();
        let Inner { seeks, pages, changed, lookers } = &mut *inner;
        seeks.retain_mut(|sought| {
            if pages.contains_key(sought.by.id()) {
                sought.last_seen = now;
            }
            let stays = now.duration_since(sought.last_seen) < WAITS_FOR_PAGE;
            *changed |= !stays;
            stays
        });
        if std::mem::take(changed) { lookers.values().cloned().collect() } else { Vec::new() }
    }
}

/// What the home page shows.
pub(crate) async fn lobby(app: &Arc<App>) -> Result<Lobby, Fault> {
    let watch = app.index.to_watch(WATCHED).await?;
    Ok(Lobby { seeks: app.hallway.seeks(), watch: app.as_they_stand(watch, "").await })
}

/// Tells those who look whenever something has changed.
pub(crate) async fn keep_telling(app: Arc<App>) {
    let mut ticks = tokio::time::interval(TICK);
    loop {
        ticks.tick().await;
        let lookers = app.hallway.tidy();
        if lookers.is_empty() {
            continue;
        }
        if let Ok(lobby) = lobby(&app).await {
            let text = crate::tables::written(&FromServer::Lobby(lobby));
            for outbox in &lookers {
                outbox.send_text(text.clone());
            }
        }
    }
}

/// Seeks a game: with somebody who waits for just that, or later.
pub(crate) async fn seek(app: &Arc<App>, by: &Arc<Identity>, new: NewSeek) -> Result<Waiting, Fault> {
    let wish = new.colour;
    match app.hallway.match_or_wait(by, new) {
        Err(waiting) => Ok(Waiting::Waits { seek: waiting.id }),
        Ok((seeker, seek)) => sit_down(app, &seeker.person, &seek, by, wish).await,
    }
}

/// Takes somebody's seek.
pub(crate) async fn take(app: &Arc<App>, id: &str, by: &Arc<Identity>) -> Result<Waiting, Fault> {
    let (seeker, seek) = app.hallway.take(id, by.id())?;
    sit_down(app, &seeker.person, &seek, by, ColourWish::Any).await
}

async fn sit_down(
    app: &Arc<App>,
    seeker: &Person,
    seek: &Seek,
    taker: &Arc<Identity>,
    wish: ColourWish,
) -> Result<Waiting, Fault> {
    let chance = secret::random_below(2) == 0;
    let colour = match (seek.colour, wish) {
        (ColourWish::Any, ColourWish::Any) => ColourWish::Any.colour(chance),
        (ColourWish::Any, wish) => !wish.colour(chance),
        (wish, _) => wish.colour(chance),
    };
    let held = |colour: Colour, person: &Person| Held { role: Actor::from(colour), person: person.clone() };
    let holders = vec![held(colour, seeker), held(!colour, &taker.person)];
    let table = app.open_table(seek.regulations.clone(), seeker, false, holders, Vec::new()).await?;
    let seated = |colour| FromServer::Seated { table: table.clone(), colour };
    app.hallway.tell(&seeker.id, &seated(colour));
    app.hallway.tell(taker.id(), &seated(!colour));
    Ok(Waiting::Seated { table })
}
