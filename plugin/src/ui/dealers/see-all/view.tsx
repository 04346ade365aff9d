export interface Props {
	/** The block's name, for its class. */
	block: string;
	text: string;
	href: string;
}

/** A link to the dealers for which a block has no card. */
export const View = ( { block, text, href }: Props ) => (
	<a className={ `hvac-button hvac-button--secondary hvac-${ block }__more` } href={ href }>
		{ text }
	</a>
);
