import contract from '@contracts/repair-or-replace.json';

export type Verdict = 'replace' | 'repair';

export interface RepairOrReplaceResult {
	/** Dollars. */
	product: number;
	verdict: Verdict;
	/** Whether the product is within a tenth of the threshold. */
	isNear: boolean;
}

/** A system's age in years times the repair estimate in dollars; the twin of `RepairOrReplace\RepairOrReplace::of()`. */
export function repairOrReplace( age: number, estimate: number, threshold: number ): RepairOrReplaceResult {
	const product = age * estimate;

	return {
		product,
		verdict: product >= threshold ? 'replace' : 'repair',
		isNear: Math.abs( product - threshold ) * 100 <= threshold * contract.nearPercent,
	};
}
