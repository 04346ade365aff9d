import { speak } from '@wordpress/a11y';
import { Button, Flex, Notice, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../../shared/message';
import type { Counterpart as Created, Counterparts } from '../../shared/answers';
import { useRetry } from '../../../editor/server-back';
import { apiRequest, problemOf, type ApiProblem } from '../../shared/api';
import { languageLabel, languageName } from '../../shared/form-names';
import { useResource } from '../../shared/use-resource';
import { PageLinks, titleOf } from '../page-links';
import { faultText } from '../texts';
import { LANGUAGES, type Counterpart } from '../types';
import { ChooseVersion } from './choose-version';
import { ToTranslate } from './to-translate';

declare global {
	interface Window {
		/** PHP's `LanguagePanel`. */
		hvacBlocksCounterparts?: { page: number; modified: string; answer: Counterparts | null };
	}
}

/** The answer that came with the page, once, and unless the page was saved since. */
function takeFirst( page: number, saved: string | undefined ): Counterparts | null {
	const given = window.hvacBlocksCounterparts;

	delete window.hvacBlocksCounterparts;
	return given?.page === page && given.modified === saved ? given.answer : null;
}

interface EditorStore {
	getCurrentPostType: () => string | null;
	getCurrentPostId: () => number | null;
	getCurrentPostAttribute: ( name: 'modified' ) => string | undefined;
	isEditedPostNew: () => boolean;
	isEditedPostDirty: () => boolean;
}

function useEditor< T >( read: ( editor: EditorStore ) => T ): T {
	return useSelect(
		( select: ( store: string ) => unknown ) => read( select( 'core/editor' ) as EditorStore ),
		[ read ]
	);
}

/** The languages of a page, next to its content; none for other posts. */
export function LanguagePanel() {
	const page = useEditor( ( editor ) =>
		editor.getCurrentPostType() === 'page' ? editor.getCurrentPostId() : null
	);

	return page === null ? null : (
		<PluginDocumentSettingPanel name="languages" title={ __( 'Languages', 'hvac-blocks' ) }>
			<Languages key={ page } page={ page } />
		</PluginDocumentSettingPanel>
	);
}

function Languages( { page }: { page: number } ) {
	const isNew = useEditor( ( editor ) => editor.isEditedPostNew() );

	return isNew ? <Unsaved /> : <Versions page={ page } />;
}

function Unsaved() {
	const [ isBusy, setIsBusy ] = useState( false );
	const { savePost } = useDispatch( 'core/editor' ) as unknown as { savePost: () => Promise< void > };
	const save = async () => {
		setIsBusy( true );
		await savePost();
		setIsBusy( false );
	};

	return (
		<>
			<p>{ __( 'Save the page first. Then you can create it in other languages.', 'hvac-blocks' ) }</p>
			<Button variant="secondary" isBusy={ isBusy } disabled={ isBusy } accessibleWhenDisabled onClick={ save }>
				{ __( 'Save draft', 'hvac-blocks' ) }
			</Button>
		</>
	);
}

function Versions( { page }: { page: number } ) {
	const isDirty = useEditor( ( editor ) => editor.isEditedPostDirty() );
	const saved = useEditor( ( editor ) => editor.getCurrentPostAttribute( 'modified' ) );
	const [ shown ] = useState( saved );
	const [ first ] = useState( () => takeFirst( page, saved ) );
	const { data, problem, reload } = useResource( `/pages/${ page }/counterparts`, first );

	// Saving may have changed the parent, and with it the language.
	useEffect( () => {
		if ( saved !== shown ) {
			reload();
		}
	}, [ saved, shown, reload ] );

	useRetry( problem !== null, reload );

	if ( problem ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ { label: __( 'Try again', 'hvac-blocks' ), onClick: reload } ] }
			>
				{ problem.status >= 400 && problem.status < 500
					? problem.message
					: __( 'The site did not respond. Your page is not affected.', 'hvac-blocks' ) }
			</Notice>
		);
	}

	if ( ! data ) {
		return <Spinner />;
	}

	const others = data.row?.counterparts ?? LANGUAGES.filter( ( one ) => one !== data.lang ).map( missing );

	return (
		<Flex direction="column" align="stretch" gap={ 4 }>
			<p>
				{ sprintf(
					/* translators: %s: a language such as "English". */
					__( 'Language of this page: %s', 'hvac-blocks' ),
					languageName( data.lang )
				) }
			</p>
			<ToTranslate originals={ data.texts } lang={ data.lang } />
			{ ! data.row && (
				<p>
					{ __(
						'For another language, choose a parent page of that language, such as /es/.',
						'hvac-blocks'
					) }
				</p>
			) }
			{ others.map( ( counterpart ) => (
				<Version
					key={ counterpart.lang }
					page={ page }
					counterpart={ counterpart }
					isDirty={ isDirty }
					isHome={ data.row?.path === '' }
					onCreated={ reload }
				/>
			) ) }
		</Flex>
	);
}

const missing = ( lang: Counterpart[ 'lang' ] ): Counterpart => ( {
	lang,
	faults: [],
	page: null,
	lacks: [],
	untranslated: 0,
} );

interface VersionProps {
	page: number;
	counterpart: Counterpart;
	isDirty: boolean;
	/** Home pages are found by their addresses. */
	isHome: boolean;
	onCreated: () => void;
}

/** One other language: the page in it, or a button that creates it. */
function Version( { page, counterpart, isDirty, isHome, onCreated }: VersionProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const { lang, page: other } = counterpart;

	const group = useRef< HTMLDivElement >( null );
	const isChanged = useRef( isDirty );
	isChanged.current = isDirty;

	const create = async () => {
		setIsBusy( true );
		setProblem( null );
		try {
			const { editUrl } = await apiRequest< Created >( `/pages/${ page }/counterparts`, {
				method: 'POST',
				data: { lang },
			} );

			if ( ! isChanged.current ) {
				speak( __( 'Page created. Opening it…', 'hvac-blocks' ) );
				window.location.assign( editUrl );
				return;
			}
			onCreated();
			speak( __( 'Page created. Save your changes, then open it.', 'hvac-blocks' ) );
			// The pressed button is gone.
			group.current?.focus();
		} catch ( error ) {
			setProblem( problemOf( error ) );
		}
		setIsBusy( false );
	};

	return (
		<div ref={ group } tabIndex={ -1 } role="group" aria-label={ languageLabel( lang ) }>
			<strong>{ languageLabel( lang ) }</strong>
			{ other ? (
				<Existing counterpart={ counterpart } other={ other } />
			) : (
				<>
					{ isDirty && <p>{ __( 'The new page gets what is saved of this one.', 'hvac-blocks' ) }</p> }
					<p>
						<Button
							variant="secondary"
							isBusy={ isBusy }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ create }
						>
							{ sprintf(
								/* translators: %s: a language such as "Spanish". */
								__( 'Create the page in %s', 'hvac-blocks' ),
								languageName( lang )
							) }
						</Button>
					</p>
					<Message text={ problem?.message } />
				</>
			) }
			{ ! isHome && (
				<ChooseVersion page={ page } lang={ lang } isLinked={ other !== null } onChanged={ onCreated } />
			) }
		</div>
	);
}

function Existing( { counterpart, other }: { counterpart: Counterpart; other: NonNullable< Counterpart[ 'page' ] > } ) {
	const faults = counterpart.faults
		.filter( ( fault ) => fault !== 'unpublished' )
		.map( ( fault ) => faultText( fault, counterpart ) );

	return (
		<>
			<p>
				<span lang={ counterpart.lang }>{ titleOf( other ) }</span>
				<br />
				{ [ other.status || __( 'Published', 'hvac-blocks' ), ...faults ].join( ' · ' ) }
			</p>
			<Flex justify="flex-start" gap={ 4 }>
				<PageLinks page={ other } />
			</Flex>
		</>
	);
}
