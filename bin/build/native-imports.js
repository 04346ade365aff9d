/**
 * A Babel plugin: `import( '@hvac-blocks/map' )` stays as it is written, for the browser's import map. Left to webpack, each
 * module would carry a runtime for it, some 250 bytes that a homeowner loads. `ModuleManifest` finds the imports in the output.
 */
module.exports = () => ( {
	visitor: {
		CallExpression( { node } ) {
			const [ name ] = node.arguments;

			if ( node.callee.type === 'Import' && name?.value?.startsWith( '@hvac-blocks/' ) ) {
				name.leadingComments = [ { type: 'CommentBlock', value: ' webpackIgnore: true ' } ];
			}
		},
	},
} );
