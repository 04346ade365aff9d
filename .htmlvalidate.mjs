/** What a page has to be: valid by the HTML standard, as the W3C's checker reads it. */
import { defineConfig, definePlugin, Rule } from 'html-validate';

/** A list that must be chosen from begins with an option that is no choice. */
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
	// The W3C's checker takes it as the first child of any element, which is where a slider has it.
	elements: [ 'html5', { style: { flow: true } } ],
} );
