/** What is tested and where: the names that the editor and the testing tool share. */
export interface Experiment {
	placement: string;
	asset: string;
}

/** A campaign as VWO's SmartCode describes it, by its ID in `_vwo_exp`. */
interface Campaign {
	name?: string;
	/** The names of its variations, by number. */
	comb_n?: Record< string, string >;
	/** This visitor's variation. */
	combination_chosen?: number | string;
}

type Command = [ 'onVariationApplied', ( data: unknown ) => void ];

interface VwoWindow {
	VWO?: { push: ( command: Command ) => unknown };
	_vwo_exp?: Record< string, Campaign | undefined >;
}

/** Whether a campaign and its variation belong to the experiment, matched by name or ID. */
function isMeant( { placement, asset }: Experiment, id: string, variation: string ): boolean {
	const { name, comb_n: variations } = ( window as VwoWindow )._vwo_exp?.[ id ] ?? {};

	return [ id, name ].includes( placement ) && [ variation, variations?.[ variation ] ].includes( asset );
}

/** Calls back once VWO has applied the experiment's variation, even if it did so earlier. */
export function onVwo( experiment: Experiment, callback: () => void ): void {
	const vwo = window as VwoWindow;

	for ( const [ id, campaign ] of Object.entries( vwo._vwo_exp ?? {} ) ) {
		if ( campaign?.combination_chosen && isMeant( experiment, id, String( campaign.combination_chosen ) ) ) {
			callback();
		}
	}

	// An array until VWO loads; VWO then runs the commands in it.
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
