import type { DealersPage, DemoSite, PostalAreasProgress, StoredDealer } from '../shared/answers';

export type { Place } from '../shared/answers';

export type Badge = 'tcs' | 'emergency' | 'nate' | 'financing' | 'diagnostics' | 'charter' | 'leasing';

/** A dealer as the list shows it. */
export type Dealer = DealersPage[ 'dealers' ][ number ];

export type FullDealer = StoredDealer;

export type DealersAnswer = DealersPage;

/** Progress of an operation in batches. */
export type Progress = PostalAreasProgress;

/** Progress of creating the demo site. */
export type DemoSiteState = DemoSite;
