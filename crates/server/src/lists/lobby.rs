//! Games sought from anybody, and who is connected.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use partie_table::{Actor, Colour, Regulations};

use crate::app::{App, Opening};
use crate::connections::open_pages::Pages;
use crate::connections::outbox::{End, Outbox, written};
use crate::people::identity::Identity;
use crate::people::secret;
use crate::tables::Held;
use crate::wire::{ColourWish, Fault, FaultKind, FromServer, Lobby, NewSeek, Person, Seek, Waiting};

/// How long a seek waits for a person who has no page open.
const WAITS_FOR_PAGE: Duration = Duration::from_secs(10);
/// How often those who look at the lobby are told of changes.
const TICK: Duration = Duration::from_millis(500);
/// So many tables to watch are listed.
const WATCHED: u32 = 24;
/// So many seeks are listed.
const LISTED: usize = 100;

/// Games sought, and everybody's pages.
#[derive(Default)]
pub(crate) struct LiveLobby {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    seeks: Vec<Sought>,
    pages: Pages,
    lookers: HashMap<u64, Outbox>,
    changed: bool,
}

struct Sought {
    seek: Seek,
    regulations: Regulations,
    by: Arc<Identity>,
    last_seen: Instant,
}

impl LiveLobby {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn connect(&self, identity: &Arc<Identity>, connection: u64, outbox: &Outbox) {
        self.inner().pages.connect(identity, connection, outbox);
    }

    pub(crate) fn disconnect(&self, connection: u64) {
        let mut inner = self.inner();
        inner.lookers.remove(&connection);
        inner.pages.disconnect(connection);
    }

    /// Tells every page of a person.
    pub(crate) fn tell(&self, person: &str, message: &FromServer) {
        self.inner().pages.of(person).for_each(|outbox| outbox.send(message));
    }

    /// Cuts off the pages that were opened by such an identity. They connect again as who they are then.
    pub(crate) fn dismiss(&self, goes: impl Fn(&Identity) -> bool) {
        self.inner().pages.dismiss(goes);
    }

    /// Cuts off the pages whose session or token has expired by now.
    fn expire(&self, now: u64) {
        self.inner().pages.expire(now);
    }

    /// Withdraws what an account that is gone has sought.
    pub(crate) fn withdraw_all(&self, account: i64) {
        let mut inner = self.inner();
        inner.seeks.retain(|sought| sought.by.account != Some(account));
        inner.changed = true;
    }

    /// Tells every page that the server goes down.
    pub(crate) fn close(&self) {
        self.inner().pages.all().for_each(|outbox| outbox.end(End::GoingDown));
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

    /// The newest seeks, and how many there are in all.
    fn seeks(&self) -> (Vec<Seek>, usize) {
        let inner = self.inner();
        let count = inner.seeks.len();
        let newest = &inner.seeks[count.saturating_sub(LISTED)..];
        (newest.iter().map(|sought| sought.seek.clone()).collect(), count)
    }

    /// Takes out a seek that fits, or notes the new one: its id.
    fn match_or_wait(&self, by: &Arc<Identity>, new: NewSeek) -> Result<Sought, String> {
        let mut inner = self.inner();
        inner.seeks.retain(|sought| !by.is(sought.by.id())); // one at a time
        inner.changed = true;
        let fits = |sought: &Sought| {
            sought.regulations == new.regulations
                && (new.colour == ColourWish::Any || new.colour != sought.seek.colour)
        };
        if let Some(place) = inner.seeks.iter().position(fits) {
            return Ok(inner.seeks.remove(place));
        }
        let seek = Seek::new(secret::random_text(8), by.person.clone(), &new);
        let id = seek.id.clone();
        let (by, regulations) = (Arc::clone(by), new.regulations);
        inner.seeks.push(Sought { seek, regulations, by, last_seen: Instant::now() });
        Err(id)
    }

    fn take(&self, id: &str, by: &Identity) -> Result<Sought, Fault> {
        let mut inner = self.inner();
        let place = inner.seeks.iter().position(|sought| sought.seek.id == id);
        let place = place.ok_or_else(|| Fault::new(FaultKind::NotFound, "the seek is gone"))?;
        if by.is(inner.seeks[place].by.id()) {
            return Err(Fault::new(FaultKind::NotAllowed, "it is your own seek"));
        }
        inner.changed = true;
        Ok(inner.seeks.remove(place))
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
            if pages.has(sought.by.id()) {
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
    let watch = app.lists().await.to_watch(WATCHED).await?;
    let mut watch = app.as_they_stand(watch, &Identity::nobody()).await;
    watch.retain(|table| !table.damaged);
    let (seeks, seek_count) = app.lobby.seeks();
    Ok(Lobby { seeks, seek_count, watch })
}

/// Tells those who look whenever something has changed.
pub(crate) async fn keep_telling(app: Arc<App>) {
    let mut ticks = tokio::time::interval(TICK);
    loop {
        ticks.tick().await;
        app.lobby.expire(app.clock.now().date);
        let lookers = app.lobby.tidy();
        if lookers.is_empty() {
            continue;
        }
        if let Ok(lobby) = lobby(&app).await {
            let text = written(&FromServer::Lobby(lobby));
            for outbox in &lookers {
                outbox.send_text(text.clone());
            }
        }
    }
}

/// Seeks a game: with somebody who waits for just that, or later.
pub(crate) async fn seek(app: &Arc<App>, by: &Arc<Identity>, new: NewSeek) -> Result<Waiting, Fault> {
    let wish = new.colour;
    match app.lobby.match_or_wait(by, new) {
        Err(seek) => Ok(Waiting::Waits { seek }),
        Ok(sought) => sit_down(app, sought, by, wish).await,
    }
}

/// Takes somebody's seek.
pub(crate) async fn take(app: &Arc<App>, id: &str, by: &Arc<Identity>) -> Result<Waiting, Fault> {
    let sought = app.lobby.take(id, by)?;
    sit_down(app, sought, by, ColourWish::Any).await
}

async fn sit_down(
    app: &Arc<App>,
    sought: Sought,
    taker: &Arc<Identity>,
    wish: ColourWish,
) -> Result<Waiting, Fault> {
    let chance = secret::random_below(2) == 0;
    let seeker = &sought.by.person;
    let colour = match (sought.seek.colour, wish) {
        (ColourWish::Any, ColourWish::Any) => ColourWish::Any.colour(chance),
        (ColourWish::Any, wish) => !wish.colour(chance),
        (wish, _) => wish.colour(chance),
    };
    let held = |colour: Colour, person: &Person| Held { role: Actor::from(colour), person: person.into() };
    let holders = vec![held(colour, seeker), held(!colour, &taker.person)];
    let opening = Opening {
        regulations: sought.regulations,
        organiser: None, // two equals: neither may give roles
        private: false,
        holders,
        links: Vec::new(),
        group: None,
    };
    let people = [seeker, &taker.person];
    let table = app.open_table(secret::table_id(), opening, people).await?;
    let seated = |colour| FromServer::Seated { table: table.clone(), colour };
    app.lobby.tell(&seeker.id, &seated(colour));
    app.lobby.tell(taker.id(), &seated(!colour));
    Ok(Waiting::Seated { table })
}
