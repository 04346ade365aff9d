/**
 * What a style says for browsers without a script holds for an island that has its server HTML back, too: its `data-hvac-when` is empty.
 * The slider hides its controls by itself, since its many rules would double.
 * Rules below `(scripting: none)` are repeated for it, those below `(scripting: enabled)` leave it alone. Neither changes a specificity.
 */
const selectors = require( 'postcss-selector-parser' );

const NONE = /\s*\(scripting: ?none\)\s*/;
const ENABLED = /\(scripting: ?enabled\)/;

/** Whether a declaration decides what is seen, and where. What only has its look or its room from a script does no harm. */
const isVisible = ( { prop } ) => /^(display|visibility|position|content)$/.test( prop );

/** Adds a condition to what each selector selects, before its pseudo-element. */
const where = ( rule, condition ) => {
	rule.selector = selectors( ( list ) =>
		list.each( ( selector ) => {
			const element =
				selector.last.type === 'pseudo' && selector.last.value.startsWith( '::' ) ? selector.last : null;
			const added = selectors.pseudo( { value: `:where(${ condition })` } );

			if ( element ) {
				selector.insertBefore( element, added );
			} else {
				selector.append( added );
			}
		} )
	).processSync( rule.selector );
};

const withoutScript = () => ( {
	postcssPlugin: 'without-script',
	OnceExit( root ) {
		root.walkAtRules( 'media', ( media ) => {
			const queries = media.params.split( ',' );
			const rest = queries
				.filter( ( query ) => NONE.test( query ) )
				.map( ( query ) =>
					query
						.replace( NONE, ' ' )
						.replace( /^\s*and\s+|\s+and\s*$/g, '' )
						.trim()
				);

			if ( ENABLED.test( media.params ) ) {
				media.walkRules( ( rule ) => {
					if ( ! rule.selector.includes( '.hvac-slider' ) && rule.some( isVisible ) ) {
						where( rule, ':not([data-hvac-when=""] *)' );
					}
				} );
			} else if ( rest.length > 0 ) {
				const copy = media.clone( { params: rest.join( ', ' ) } );

				copy.walkRules( ( rule ) => where( rule, '[data-hvac-when=""] *' ) );
				media.after( rest.includes( '' ) ? copy.nodes : copy );
			}
		} );
	},
} );
withoutScript.postcss = true;

module.exports = { withoutScript };
