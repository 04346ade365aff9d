export interface ClaimProps {
	/** The sentence in parts; those with a day are its dates. */
	validity: Array< { text: string; day: string } >;
	source: { before: string; text: string; href: string; after: string } | null;
}

interface Piece {
	text: string;
	day?: string;
	href?: string;
}

/** When a claim is valid, and its source. `Claims\Claim` makes its props. */
export const View = ( props: ClaimProps ) => (
	<p className="hvac-claim">
		{ piecesOf( props ).map( ( { text, day, href }, place ) => {
			if ( day ) {
				return (
					<time key={ place } dateTime={ day }>
						{ text }
					</time>
				);
			}
			return href ? (
				<a key={ place } className="hvac-claim__source" href={ href }>
					{ text }
				</a>
			) : (
				text
			);
		} ) }
	</p>
);

/** Text between dates and links is one text node, because PHP prints it as one. */
function piecesOf( { validity, source }: ClaimProps ): Piece[] {
	const pieces: Piece[] = [ ...validity ];

	if ( source ) {
		const { before, text, href, after } = source;
		pieces.push( { text: `${ validity.length > 0 ? ' ' : '' }${ before }` }, { text, href }, { text: after } );
	}

	return pieces.reduce< Piece[] >( ( joined, piece ) => {
		const last = joined.at( -1 );
		const isText = ( { day, href }: Piece ) => ! day && ! href;

		return last && isText( last ) && isText( piece )
			? [ ...joined.slice( 0, -1 ), { text: `${ last.text }${ piece.text }` } ]
			: [ ...joined, piece ];
	}, [] );
}
