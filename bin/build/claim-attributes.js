/** The attributes of blocks that are dated claims, which their block.json does not name; `contracts/claim.json` does. */
const fs = require( 'node:fs' );
const path = require( 'node:path' );

const contract = path.resolve( __dirname, '../../plugin/src/contracts/claim.json' );

/**
 * A block.json with the attributes that it has as a claim.
 *
 * @template {{ name?: string, attributes?: object, supports?: { hvacBlocks?: { claim?: boolean | 'price' } } }} Block
 * @param {Block} block
 * @return {Block} the block itself where it is none
 */
function withClaim( block ) {
	if ( ! block.supports?.hvacBlocks?.claim ) {
		return block;
	}

	const { attributes } = JSON.parse( fs.readFileSync( contract, 'utf8' ) );

	for ( const [ name, attribute ] of Object.entries( attributes ) ) {
		const own = block.attributes?.[ name ];

		if ( own && JSON.stringify( own ) !== JSON.stringify( attribute ) ) {
			throw new Error( `${ block.name } has an attribute "${ name }" of its own: it is the claim's.` );
		}
	}

	return { ...block, attributes: { ...block.attributes, ...attributes } };
}

module.exports = { withClaim };
