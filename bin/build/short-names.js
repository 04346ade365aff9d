const wordpress = require( '@wordpress/scripts/config/webpack.config' );

// React's own fields: of its tree, its queues and its roots, none of an object that others see.
const FIELDS =
	'memoized(State|Props|Value)|pending(Props|Lanes|Context|Children|SuspenseBoundaries)|updateQueue|stateNode|alternate|childLanes|lanes|flags|subtreeFlags|deletions|sibling|' +
	'(suspended|pinged|expired|entangled|mutableRead|base|finished)Lanes|entanglements|expirationTimes|eventTimes|base(State|Queue)|lastRendered(Reducer|State)|hasEagerState|eagerState|' +
	'(first|last)BaseUpdate|interleaved|elementType|dehydrated|treeContext|retryLane|finishedWork|callback(Node|Priority)|timeoutHandle|containerInfo|pingCache|' +
	'mutableSourceEagerHydrationData|isDehydrated|renderingStartTime|tailMode|isBackwards|firstContext|lastEffect|getSnapshot|_reactInternals';

const fields = new RegExp( `^(${ FIELDS })$` );
const [ { constructor: Terser } ] = wordpress.optimization.minimizer;

/** The minimizer of the released runtime, which shortens the names of React's own fields, too: DevTools read them, in the development build. */
const shortNames = new Terser( {
	extractComments: false,
	terserOptions: {
		compress: { passes: 3 },
		mangle: { properties: { regex: fields } },
		output: { comments: false },
	},
} );

module.exports = { fields, shortNames };
