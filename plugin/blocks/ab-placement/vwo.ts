/** What is tested where: the names that an editor and the testing tool agree on. */
export interface Experiment {
	placement: string;
	asset: string;
}

/** A campaign as VWO's SmartCode describes it, by its ID in `_vwo_exp`. */
interface Campaign {
	name?: string;
	/** The names of its variations. */
	comb_n?: Record< string, string >;
	/** The variation that this visitor has. */
	combination_chosen?: number | string;
}

type Command = [ 'onVariationApplied', ( data: unknown ) => void ];

interface VwoWindow {
	VWO?: { push: ( command: Command ) => unknown };
	_vwo_exp?: Record< string, Campaign | undefined >;
}

/** Whether a campaign and its variation are those of the experiment, each by its name or its ID. */
function isMeant( { placement, asset }: Experiment, id: string, variation: string ): boolean {
	const { name, comb_n: variations } = ( window as VwoWindow )._vwo_exp?.[ id ] ?? {};

	return [ id, name ].includes( placement ) && [ variation, variations?.[ variation ] ].includes( asset );
}

/** Calls back once VWO has applied the experiment's variation, which may have been before. */
export function onVwo( experiment: Experiment, callback: () => void ): void {
	const vwo = window as VwoWindow;

	for ( const [ id, campaign ] of Object.entries( vwo._vwo_exp ?? {} ) ) {
		if ( campaign?.combination_chosen && isMeant( experiment, id, String( campaign.combination_chosen ) ) ) {
			callback();
		}
	}

	// A list until VWO is there, which then does what stands in it.
	const queue = ( vwo.VWO ??= [] as Command[] );
	queue.push( [
		'onVariationApplied',
		( data ) => {
			if ( Array.isArray( data ) && isMeant( experiment, String( data[ 1 ] ), String( data[ 2 ] ) ) ) {
				callback();
			}
		},
	] );
}
