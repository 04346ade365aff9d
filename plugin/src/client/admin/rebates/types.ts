import type { RebatePreview, StoredRebate } from '../shared/answers';

export type { RebatesPage as RebatesAnswer } from '../shared/answers';

export type Rebate = StoredRebate;

export type Preview = RebatePreview;
