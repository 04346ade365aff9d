type Capability = 'manage_dealers' | 'manage_rebates' | 'manage_products' | 'view_statistics' | 'manage_settings';

/** Whether the user has a capability of the plugin; the server checks it again. Where the page does not say, yes. */
export function may( capability: Capability ): boolean {
	const list = document.getElementById( 'hvac-blocks-screen' )?.dataset.may;

	return list === undefined || list.split( ' ' ).includes( `hvac_blocks_${ capability }` );
}
