import { speak } from '@wordpress/a11y';
import { Button, ComboboxControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../../shared/message';
import type { CounterpartCandidates } from '../../shared/answers';
import { apiRequest, problemOf } from '../../shared/api';
import { languageName } from '../../shared/form-names';
import type { Counterpart } from '../types';

interface Props {
	page: number;
	lang: Counterpart[ 'lang' ];
	/** Whether the page has a version in that language, whose link can be removed. */
	isLinked: boolean;
	onChanged: () => void;
}

/** Links the page with one that exists, or with none. */
export function ChooseVersion( { page, lang, isLinked, onChanged }: Props ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const toggle = useRef< HTMLButtonElement >( null );
	const link = async ( other: number ) => {
		setProblem( '' );
		try {
			await apiRequest( `/pages/${ page }/counterparts`, { method: 'PUT', data: { lang, page: other } } );
			setIsOpen( false );
			toggle.current?.focus();
			speak( other === 0 ? __( 'Page unlinked.', 'hvac-blocks' ) : __( 'Page linked.', 'hvac-blocks' ) );
			onChanged();
		} catch ( error ) {
			setProblem( problemOf( error ).message );
		}
	};
	const name = languageName( lang );

	return (
		<div>
			<Button
				ref={ toggle }
				variant="link"
				aria-expanded={ isOpen }
				aria-label={
					/* translators: %s: a language such as "Spanish". */
					sprintf( __( 'Choose the page in %s', 'hvac-blocks' ), name )
				}
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				{ isLinked
					? __( 'Choose another page', 'hvac-blocks' )
					: __( 'Choose an existing page', 'hvac-blocks' ) }
			</Button>
			{ isLinked && (
				<>
					{ ' ' }
					<Button
						variant="link"
						isDestructive
						aria-label={
							/* translators: %s: a language such as "Spanish". */
							sprintf( __( 'Unlink the page in %s', 'hvac-blocks' ), name )
						}
						onClick={ () => void link( 0 ) }
					>
						{ __( 'Unlink', 'hvac-blocks' ) }
					</Button>
				</>
			) }
			{ isOpen && <Candidates page={ page } lang={ lang } choose={ link } /> }
			<Message text={ problem } />
		</div>
	);
}

type CandidatesProps = Pick< Props, 'page' | 'lang' > & { choose: ( id: number ) => void };

function Candidates( { page, lang, choose }: CandidatesProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ pages, setPages ] = useState< CounterpartCandidates[ 'pages' ] >( [] );

	useEffect( () => {
		const controller = new AbortController();

		// Without an answer the list stays as it is.
		apiRequest< CounterpartCandidates >(
			`/pages/${ page }/counterpart-candidates?lang=${ lang }&search=${ encodeURIComponent( search ) }`,
			{ signal: controller.signal }
		).then(
			( answer ) => setPages( answer.pages ),
			() => {}
		);
		return () => controller.abort();
	}, [ page, lang, search ] );

	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ sprintf(
				/* translators: %s: a language such as "Spanish". */
				__( 'Page in %s', 'hvac-blocks' ),
				languageName( lang )
			) }
			help={ __( 'Pages that are not yet linked with another, by title or address.', 'hvac-blocks' ) }
			value={ null }
			options={ pages.map( ( { id, title, path } ) => ( {
				value: String( id ),
				label: `${ title || __( '(no title)', 'hvac-blocks' ) } ${ path }`,
			} ) ) }
			onFilterValueChange={ setSearch }
			onChange={ ( id ) => id && choose( Number( id ) ) }
		/>
	);
}
