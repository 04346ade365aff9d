import { getBlockType } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { Counterparts } from '../../shared/answers';
import { apiRequest } from '../../shared/api';
import { languageName } from '../../shared/form-names';
import { type Block, withInner } from '../../shared/blocks';
import type { Finding } from './findings';

interface EditorStore {
	getCurrentPostType: () => string | null;
	getCurrentPostId: () => number | null;
	isEditedPostNew: () => boolean;
}

/** The blocks that the saved page's counterparts in other languages lack, as the panel *Languages* says; none for posts. */
export function useLacks( blocks: Block[] ): Finding[] {
	const page = useSelect( ( select: ( store: string ) => unknown ) => {
		const editor = select( 'core/editor' ) as EditorStore;

		return editor.getCurrentPostType() === 'page' && ! editor.isEditedPostNew() ? editor.getCurrentPostId() : null;
	}, [] );
	const [ answer, setAnswer ] = useState< Counterparts | null >( null );

	useEffect( () => {
		const controller = new AbortController();

		if ( page !== null ) {
			// Without an answer nothing is reported: the panel *Languages* says what is wrong.
			apiRequest< Counterparts >( `/pages/${ page }/counterparts`, { signal: controller.signal } ).then(
				setAnswer,
				() => {}
			);
		}
		return () => controller.abort();
	}, [ page ] );

	return useMemo( () => {
		const all = withInner( blocks );

		return ( answer?.row?.counterparts ?? [] ).flatMap( ( { lang, lacks } ) =>
			lacks.flatMap( ( { block: title } ) => {
				const block = all.find( ( { name } ) => getBlockType( name )?.title === title );

				return block
					? [
							{
								kind: 'language' as const,
								clientId: block.clientId,
								block: block.name,
								detail: languageName( lang ),
							},
						]
					: [];
			} )
		);
	}, [ answer, blocks ] );
}
