import type { DemoSiteRemoval, Setup, SetupPages } from '../shared/answers';

export type { DemoSiteRemoval } from '../shared/answers';

export type SetupAnswer = Setup;

export type Step = Setup[ 'steps' ][ number ];

export type PagesState = Setup[ 'pages' ];

/** The first group is required by each of the others. */
export type PageGroup = PagesState[ 'groups' ][ number ];

export type DeadLinks = PagesState[ 'deadLinks' ][ number ];

export type SelfTest = NonNullable< Setup[ 'trial' ] >;

export type Delivery = SelfTest[ 'deliveries' ][ number ];

export type MakeAnswer = SetupPages;

export type SiteStyle = Setup[ 'style' ];

/** An item that the demo site created and that is kept. */
export type KeptItem = DemoSiteRemoval[ 'kept' ][ number ];
