/** A webpack loader: a module whose default export is the source as text. */
module.exports = ( source ) => `export default ${ JSON.stringify( source.trim() ) };`;
