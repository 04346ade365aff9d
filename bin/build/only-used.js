/**
 * A Babel plugin for the released React DOM: leaves out what islands cannot reach, a fifth of it. What remains is React's
 * own code; the minimizer drops the functions that nothing calls any longer.
 *
 * - The runtime exports no Suspense, portal, `lazy`, `forwardRef` or strict mode, so React's tree never has one, and it
 *   always hydrates concurrently.
 * - Islands listen to a dozen events and print no attribute of SVG: `only-used.test.ts` finds those that the lists lack.
 * - Our browsers know keys and positions by themselves.
 * - DevTools, stacks of components and the other hooks belong to the development build, which is React's own.
 */

/** The names of functions and variables below are those of this release's file. */
const VERSION = '18.3.1';

/** The events that islands may use, as React names them, without `on`; Change, Focus, Blur, PointerEnter and PointerLeave beside them. */
const EVENTS =
	'cancel click close error input invalid keyDown keyUp load pause play pointerOver reset submit toggle'.split( ' ' );

/** What the browser calls them, and those that the others are made of. */
const LISTENED = new Set( [
	...EVENTS.map( ( name ) => name.toLowerCase() ),
	'change',
	'focusin',
	'focusout',
	'pointerout',
	'selectionchange',
] );
const HOOKS =
	/^(readContext|useContext|useEffect|useLayoutEffect|useMemo|useRef|useState|useSyncExternalStore|useTransition|unstable_isNewReconciler)$/;

/** Portal, mode, consumer, forwardRef, profiler, Suspense, lazy, incomplete class, and what Suspense consists of: what React's tree calls them. */
const TAGS = new Set( [ 4, 8, 9, 11, 12, 13, 16, 17, 18, 19, 21, 22, 23, 24, 25 ] );
const SYMBOLS = /^react\.(portal|strict_mode|profiler|context|forward_ref|suspense|suspense_list|lazy|offscreen)$/;

/** What is left of functions: of the stack of components, the contexts of old classes, refs that are texts, and the tree of `useId`. */
const FUNCTIONS = { Pa: '""', Yf: 'Vf', Zf: 'false', Lg: 'c.ref', ug: 'null', vg: 'null', wg: 'null' };

/** Variables of DevTools. */
const VARIABLES = new Set( [ 'tl', 'ul' ] );

/** Where cases are names of events. */
const ABOUT_EVENTS = new Set( [ 'hd', 'jd', 'Kb', 'Sc', 'Uc' ] );

const ENDS = new Set( [ 'ReturnStatement', 'BreakStatement', 'ThrowStatement', 'ContinueStatement' ] );

const isTag = ( node ) => node.type === 'MemberExpression' && node.property.name === 'tag';
const isMode = ( node ) => node.operator === '&' && node.left.property?.name === 'mode';
const lists = ( text, separator = ' ' ) =>
	text
		.split( separator )
		.filter( ( name ) => LISTENED.has( name ) )
		.join( separator );

module.exports = ( { types: t, template } ) => {
	const symbols = new Set();
	let globals = [];
	/** What the file has to have, and variables that lost their declaration. */
	const wanted = new Set( [ ...Object.keys( FUNCTIONS ), ...VARIABLES, ...ABOUT_EVENTS ] );

	const isUnusedSymbol = ( { scope }, { name } ) =>
		symbols.has( name ) && scope.getBinding( name ).scope.path.isProgram();
	const isNever = ( path, a, b ) => ( isTag( a ) && TAGS.has( b.value ) ) || isUnusedSymbol( path, a );
	const functionOf = ( path ) => path.findParent( ( { node } ) => node.type === 'FunctionDeclaration' )?.node.id.name;

	/** What follows may assign a variable that a left out case declares. */
	const declare = ( path, item ) => {
		const names = JSON.stringify( item, ( key, value ) =>
			value?.type?.includes( 'Function' ) ? undefined : value
		).matchAll( /"type":"VariableDeclarator".*?"name":"(\w+)"/g );

		for ( const [ , name ] of names ) {
			path.getFunctionParent()
				.get( 'body' )
				.unshiftContainer( 'body', template.statement( `var ${ name };` )() );
		}
	};

	const isUnusedCase = ( path, { test } ) => {
		if ( ! test ) {
			return false;
		}
		if ( isTag( path.node.discriminant ) ) {
			return TAGS.has( test.value );
		}
		if ( ABOUT_EVENTS.has( functionOf( path ) ) ) {
			return ! LISTENED.has( test.value?.replace( /^on/, '' ).toLowerCase() );
		}
		return isUnusedSymbol( path, test );
	};

	return {
		visitor: {
			Program: {
				enter( path ) {
					globals = Object.keys( path.scope.globals );
				},
				exit( path ) {
					path.scope.crawl();
					Object.keys( path.scope.globals )
						.filter( ( name ) => ! globals.includes( name ) )
						.forEach( ( name ) => wanted.add( name ) );

					if ( wanted.size ) {
						throw new Error( `This is not React DOM ${ VERSION }: ${ [ ...wanted ].join( ', ' ) }.` );
					}
				},
			},
			StringLiteral( path ) {
				const { value } = path.node;

				if ( /^abort auxClick /.test( value ) ) {
					path.node.value = EVENTS.join( ' ' );
				} else if ( /^(abort canplay|mousedown mouseup) /.test( value ) ) {
					path.node.value = lists( value );
				} else if ( /^(accent-height|xlink:actuate |xml:base)/.test( value ) ) {
					path.getStatementParent().remove();
				}
			},
			FunctionDeclaration( { node } ) {
				const { name } = node.id;

				wanted.delete( name );
				if ( name in FUNCTIONS ) {
					node.body = t.blockStatement( [ t.returnStatement( template.expression( FUNCTIONS[ name ] )() ) ] );
				}
			},
			VariableDeclarator( path ) {
				const { id, init } = path.node;

				if ( VARIABLES.has( id.name ) ) {
					wanted.delete( id.name );
					path.remove();
				} else if ( SYMBOLS.test( init?.arguments?.[ 0 ]?.value ) ) {
					symbols.add( id.name );
				} else if ( /^(A|rd)$/.test( init?.callee?.name ) && path.parentPath.parent.type === 'Program' ) {
					// The class of an event and its fields: they go, unless they are used.
					t.addComment( init, 'leading', '#__PURE__' );
				}
			},
			ObjectExpression( { node } ) {
				if ( node.properties.some( ( { key } ) => key?.name === 'readContext' ) ) {
					node.properties = node.properties.filter( ( { key } ) => HOOKS.test( key.name ) );
				}
			},
			ObjectProperty( { node } ) {
				// Zero: as the browser has it.
				if (
					/^(key|charCode|keyCode|which|movement[XY])$/.test( node.key.name ) &&
					t.isFunction( node.value )
				) {
					node.value = t.numericLiteral( 0 );
				}
			},
			ExpressionStatement( path ) {
				const { callee, arguments: [ first ] = [] } = path.node.expression;

				// Events that React makes up or renames.
				if (
					path.parent.type === 'Program' &&
					/^(fa|ha|ff)$/.test( callee?.name ) &&
					! /^(onChange|onPointer(Enter|Leave)|focusin|focusout)$/.test( first.value )
				) {
					path.remove();
				}
			},
			IfStatement( path ) {
				const { test, consequent } = path.node;

				if ( test.right?.argument?.name === '__REACT_DEVTOOLS_GLOBAL_HOOK__' ) {
					path.remove();
				} else if ( test.name === 'we' ) {
					// Every browser has the event `input`.
					declare( path, path.node.alternate );
					path.replaceWith( consequent );
				} else if ( functionOf( path ) === 'hd' && test.right?.right?.value === 7 ) {
					// Of entering and leaving, changes, selections and compositions, in this order.
					consequent.body = consequent.body.slice( 0, 2 );
				}
			},
			BinaryExpression( path ) {
				const { operator, left, right } = path.node;
				const isEqual = operator === '===';

				if ( ! isEqual && operator !== '!==' ) {
					return;
				}
				if ( isNever( path, left, right ) || isNever( path, right, left ) ) {
					path.replaceWith( t.booleanLiteral( ! isEqual ) );
				} else if ( left.value === 0 && isMode( right ) ) {
					// Of the bits, concurrent mode is always set, others never are.
					path.replaceWith( t.booleanLiteral( isEqual === ( right.right.value !== 1 ) ) );
				}
			},
			SwitchStatement( path ) {
				const kept = [];

				for ( const item of path.node.cases ) {
					const last = kept.at( -1 );

					if ( ! isUnusedCase( path, item ) ) {
						kept.push( item );
					} else if ( last && ! ENDS.has( last.consequent.at( -1 )?.type ) ) {
						// A case that is used falls into it.
						last.consequent.push( ...item.consequent );
					} else {
						declare( path, item );
					}
				}
				path.node.cases = kept;
			},
		},
	};
};

module.exports.VERSION = VERSION;
module.exports.EVENTS = EVENTS;
