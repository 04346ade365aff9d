import type { ClaimsPage } from '../shared/answers';

export const STATES = [ 'expired', 'expiring', 'valid', 'upcoming' ] as const;

export type Claim = ClaimsPage[ 'claims' ][ number ];

export type State = Claim[ 'state' ];

export type ClaimsAnswer = ClaimsPage;
