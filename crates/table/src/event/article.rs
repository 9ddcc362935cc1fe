use partie_laws::Article;

use super::Fact;

impl Fact {
    /// The article that the fact names, if it names one.
    pub(crate) fn article(&self) -> Option<Article> {
        self.clone().article_mut().copied()
    }

    /// The same, to be renumbered.
    pub(crate) const fn article_mut(&mut self) -> Option<&mut Article> {
        match self {
            Fact::Complained { article } => article.as_mut(),
            Fact::MadeIllegally { article, .. }
            | Fact::Breached { article }
            | Fact::Noticed { article, .. }
            | Fact::NoticeRejected { article, .. }
            | Fact::Cancelled { article, .. }
            | Fact::Restored { article, .. }
            | Fact::TimeAdded { article, .. }
            | Fact::TimeSet { article, .. }
            | Fact::BoardCorrected { article, .. }
            | Fact::ClaimRejected { article, .. }
            | Fact::FlagClaimRejected { article }
            | Fact::Referred { article, .. }
            | Fact::Ruled { article, .. }
            | Fact::IncrementIntroduced { article, .. }
            | Fact::Appealed { against: article, .. }
            | Fact::AppealDecided { article, .. }
            | Fact::GameReopened { article } => Some(article),
            Fact::Ended { outcome } | Fact::ResultChanged { outcome, .. } => Some(&mut outcome.article),
            Fact::Penalised { given, .. } => Some(&mut given.article),
            Fact::Opened { .. }
            | Fact::Started { .. }
            | Fact::Arrived
            | Fact::Touched { .. }
            | Fact::Released { .. }
            | Fact::Put { .. }
            | Fact::CastlingDeclared
            | Fact::LetGo
            | Fact::TakenOff { .. }
            | Fact::Crowned { .. }
            | Fact::WentOn
            | Fact::Made { .. }
            | Fact::Displaced { .. }
            | Fact::BothHandsUsed
            | Fact::LetStand
            | Fact::RestoringProposed { .. }
            | Fact::ClockPlaced { .. }
            | Fact::Admitted { .. }
            | Fact::Pressed { .. }
            | Fact::Stopped { .. }
            | Fact::Resumed { .. }
            | Fact::Recorded { .. }
            | Fact::SheetBorrowed
            | Fact::SheetReturned
            | Fact::Noted { .. }
            | Fact::CountLost { .. }
            | Fact::Signed { .. }
            | Fact::SealingOrdered
            | Fact::Sealed { .. }
            | Fact::Adjourned { .. }
            | Fact::Scheduled { .. }
            | Fact::Continued { .. }
            | Fact::EnvelopeOpened { .. }
            | Fact::EnvelopeLost { .. }
            | Fact::Announced { .. }
            | Fact::Repeated { .. }
            | Fact::TwoBoardsAsked { .. }
            | Fact::Followed { .. }
            | Fact::Told { .. }
            | Fact::TouchReported { .. }
            | Fact::Offered { .. }
            | Fact::Declined { .. }
            | Fact::Claimed { .. }
            | Fact::FlagNoticed { .. }
            | Fact::Reported { .. }
            | Fact::QuickplayClaimed { .. }
            | Fact::IncrementRequested
            | Fact::Confirmed
            | Fact::ScoresheetShown
            | Fact::AssistantAdmitted { .. }
            | Fact::Proved { .. } => None,
        }
    }
}
