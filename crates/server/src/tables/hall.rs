//! All tables in memory: loads them when somebody comes, and drops them when everybody has gone.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::order::{Order, no_such_table};
use super::room::Room;
use super::state::TableFile;
use crate::app::App;
use crate::metrics::METRICS;
use crate::wire::{Fault, FaultKind};

/// Orders that wait for a table.
const MAILBOX: usize = 32;
/// Locks that the tables share, so that they seldom wait for each other.
const SHELVES: usize = 64;

type Mailbox = mpsc::Sender<Box<Order>>;

/// All tables in memory.
pub(crate) struct Hall {
    shelves: Vec<Mutex<HashMap<String, Mailbox>>>,
    threads: Handle,
}

impl Hall {
    /// Its tables run on these threads.
    pub(crate) fn new(threads: Handle) -> Hall {
        Hall { shelves: (0..SHELVES).map(|_| Mutex::default()).collect(), threads }
    }

    fn shelf(&self, id: &str) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        let place = hasher.finish() as usize % SHELVES;
        self.shelves[place].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes every table off its shelf: each ends when it has done what it was asked.
    pub(crate) fn close(&self) {
        for shelf in &self.shelves {
            shelf.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    /// Gives an order to a table, which is loaded if need be.
    pub(crate) async fn order(app: &Arc<App>, id: &str, order: Order) -> Result<(), Fault> {
        let mut order = Box::new(order);
        for _ in 0..3 {
            let mailbox = Hall::mailbox(app, id).await?;
            match mailbox.send(order).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => order = unsent, // it was just being dropped
            }
        }
        Err(Fault::new(FaultKind::GoingDown, "the table cannot be reached"))
    }

    /// Gives an order that is answered.
    pub(crate) async fn ask<T>(
        app: &Arc<App>,
        id: &str,
        order: impl FnOnce(oneshot::Sender<Result<T, Fault>>) -> Order,
    ) -> Result<T, Fault> {
        let (answer, answered) = oneshot::channel();
        Hall::order(app, id, order(answer)).await?;
        answered.await.unwrap_or_else(|_| Err(Fault::new(FaultKind::GoingDown, "the table is going down")))
    }

    /// The order, if the table is in memory.
    pub(crate) fn tell(&self, id: &str, order: Order) {
        let mailbox = self.shelf(id).get(id).cloned();
        if let Some(mailbox) = mailbox {
            // A full mailbox means a busy table; whoever leaves it is found out at the next message.
            let _ = mailbox.try_send(Box::new(order));
        }
    }

    async fn mailbox(app: &Arc<App>, id: &str) -> Result<Mailbox, Fault> {
        if *app.going_down.borrow() {
            return Err(Fault::new(FaultKind::GoingDown, "the server is going down"));
        }
        if let Some(mailbox) = app.hall.shelf(id).get(id) {
            return Ok(mailbox.clone());
        }
        let is_id = id.len() <= 32 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_id {
            return Err(no_such_table());
        }
        let loaded = app.snapshots.load(&*app.log, id).await?;
        Ok(Hall::seat(app, loaded.ok_or_else(no_such_table)?))
    }

    /// Puts a table into memory, unless it is there.
    pub(crate) fn seat(app: &Arc<App>, file: TableFile) -> Mailbox {
        let mut shelf = app.hall.shelf(&file.id);
        if let Some(there) = shelf.get(&file.id) {
            return there.clone();
        }
        let (mailbox, orders) = mpsc::channel(MAILBOX);
        shelf.insert(file.id.clone(), mailbox.clone());
        drop(shelf);
        METRICS.tables.add(1);
        app.hall.threads.spawn(live(Room::new(app, file), orders));
        mailbox
    }
}

/// A table's life in memory.
async fn live(mut room: Room, mut orders: mpsc::Receiver<Box<Order>>) {
    let idle = until_idle(&mut room, &mut orders).await;
    room.app.hall.shelf(&room.file.id).remove(&room.file.id);
    orders.close();
    // Who had the mailbox in hand still: the table is loaded anew for them.
    while let Some(order) = orders.recv().await {
        tokio::spawn(again(Arc::clone(&room.app), room.file.id.clone(), *order));
    }
    METRICS.tables.add(-1);
    if idle {
        room.app.snapshots.keep(&*room.app.log, &room.file).await;
    }
}

fn again(app: Arc<App>, id: String, order: Order) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move { drop(Hall::order(&app, &id, order).await) })
}

/// Carries out orders. Whether it is over because nobody would miss the table, and not because the server goes down.
async fn until_idle(room: &mut Room, orders: &mut mpsc::Receiver<Box<Order>>) -> bool {
    let mut used = Instant::now();
    let mut alarm = pin!(tokio::time::sleep_until(used));
    loop {
        let due = room.next_due();
        let wakes = due.unwrap_or_else(|| used + room.app.config.idle);
        // An alarm that is set for earlier may ring in vain: that costs less than to set it anew after each move.
        if alarm.is_elapsed() || wakes < alarm.deadline() {
            alarm.as_mut().reset(wakes);
        }
        tokio::select! {
            order = orders.recv() => match order {
                // In a box, because an idle table should not keep room for it.
                Some(order) => {
                    Box::pin(room.carry_out(*order)).await;
                    used = Instant::now();
                }
                None => return false,
            },
            () = &mut alarm => if wakes <= Instant::now() {
                if due.is_some() {
                    Box::pin(room.fall_due()).await;
                } else if room.is_idle() {
                    return true;
                }
                used = Instant::now();
            }
        }
    }
}
