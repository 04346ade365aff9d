/** Requirements for a page: valid HTML according to the standard, as the W3C's checker reads it. */
import { defineConfig, definePlugin, Rule } from 'html-validate';

/** A required select starts with a placeholder option. */
class PlaceholderOption extends Rule {
	setup() {
		this.on( 'dom:ready', ( { document } ) => {
			for ( const select of document.querySelectorAll( 'select[required]' ) ) {
				const first = select.querySelector( 'option' );
				const isList =
					select.hasAttribute( 'multiple' ) || Number( select.getAttributeValue( 'size' ) ?? 1 ) > 1;

				if (
					! isList &&
					first &&
					first.getAttributeValue( 'value' ) !== '' &&
					first.textContent.trim() !== ''
				) {
					this.report( {
						node: select,
						message: 'the first option of a required <select> must have an empty value or no text',
					} );
				}
			}
		} );
	}
}

export default defineConfig( {
	root: true,
	extends: [ 'html-validate:standard' ],
	plugins: [ definePlugin( { name: 'hvac-blocks', rules: { 'placeholder-option': PlaceholderOption } } ) ],
	rules: { 'placeholder-option': 'error' },
	// The W3C's checker accepts it as the first child of any element, as in a slider.
	elements: [ 'html5', { style: { flow: true } } ],
} );
