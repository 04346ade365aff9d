import type { Lead, LeadAccess, Leads } from '../shared/answers';

export type { Lead, LeadReport } from '../shared/answers';

export type LeadsAnswer = Leads;

/** A lead as the list shows it. */
export type LeadRow = Leads[ 'leads' ][ number ];

export type LeadStatus = LeadRow[ 'status' ];

export type Consent = NonNullable< Lead[ 'consent' ] >;

/** The state of a lead's delivery to one destination. */
export type Delivery = Lead[ 'deliveries' ][ number ];

export type LedgerLine = Lead[ 'ledger' ][ number ];

export type Note = Lead[ 'notes' ][ number ];

export type AccessAnswer = LeadAccess;

export type RoleAccess = LeadAccess[ 'roles' ][ number ];
