import type { RebatesPage } from '../shared/answers';

export type RebatesAnswer = RebatesPage;

export type Rebate = RebatesPage[ 'rebates' ][ number ];
