/**
 * Parts of the site, such as the page of a dealer or of a product, are offered in the inserter where templates are
 * edited, and stay valid wherever they are. block.json declares them: `"hvacBlocks": { "partOfSite": true }`.
 */
import { store as blocksStore } from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';

interface Settings {
	supports?: { inserter?: boolean; hvacBlocks?: { partOfSite?: boolean } };
}

const TEMPLATES = [ 'wp_template', 'wp_template_part' ];

function areTemplatesEdited(): boolean {
	const editor = select( 'core/editor' ) as { getCurrentPostType?: () => string | null } | undefined;

	return (
		document.body?.classList.contains( 'site-editor-php' ) ||
		TEMPLATES.includes( editor?.getCurrentPostType?.() ?? '' )
	);
}

let areOffered = false;

addFilter( 'blocks.registerBlockType', 'hvac-blocks/parts-of-site', ( settings: Settings ) =>
	settings.supports?.hvacBlocks?.partOfSite
		? { ...settings, supports: { ...settings.supports, inserter: areOffered } }
		: settings
);

subscribe( () => {
	if ( areOffered !== areTemplatesEdited() ) {
		areOffered = ! areOffered;
		// As WordPress' editors do when they have added filters.
		( dispatch( blocksStore ) as unknown as { reapplyBlockTypeFilters: () => void } ).reapplyBlockTypeFilters();
	}
} );
