/** WordPress's layout with longer lines. */
module.exports = {
	...require( '@wordpress/prettier-config' ),
	printWidth: 120,
};
