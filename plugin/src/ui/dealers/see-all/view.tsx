export interface Props {
	/** Whose link it is: the block's name, for its class. */
	block: string;
	text: string;
	href: string;
}

/** A link to the dealers that a block has no card for. */
export const View = ( { block, text, href }: Props ) => (
	<a className={ `hvac-button hvac-button--secondary hvac-${ block }__more` } href={ href }>
		{ text }
	</a>
);
