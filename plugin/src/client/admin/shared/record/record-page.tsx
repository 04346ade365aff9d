import { speak } from '@wordpress/a11y';
import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { BackLink } from '../back-link';
import { dateTime } from '../format';
import { ErrorState, Skeleton } from '../states';
import { DeleteDialog } from '../delete-dialog';
import { useLeaveGuard } from '../use-leave-guard';
import { ConflictNotice } from './conflict';
import type { RecordKind, StoredRecord } from './kind';
import { useRecord } from './use-record';

interface RecordPageProps< Values extends object, Stored > {
	kind: RecordKind< Values, Stored >;
	/** Empty for a new record. */
	id: string;
	/** False if it is the first view of a page that was just loaded. */
	takesFocus: boolean;
	/** Restores this page's address. */
	onStay: () => void;
	/** The message about what just happened to it. */
	announcement: string;
	/** Warnings of its first save; reloading the record cannot tell what was corrected. */
	warned: readonly string[];
	onMade: ( id: string, announcement: string, warnings: readonly string[] ) => void;
	onClose: ( announcement?: string ) => void;
}

/** One record to view, edit, and delete; or a new one. */
export function RecordPage< Values extends object, Stored extends StoredRecord >( {
	kind,
	id,
	takesFocus,
	onStay,
	onMade,
	onClose,
	...before
}: RecordPageProps< Values, Stored > ) {
	const { texts } = kind;
	const form = useRecord( kind, id );
	const { stored, loading, values, isNew, isDirty, isSaving, problem, conflict } = form;
	const heading = useRef< HTMLHeadingElement >( null );
	const top = useRef< HTMLDivElement >( null );
	const root = useRef< HTMLFormElement >( null );
	const [ announcement, setAnnouncement ] = useState( before.announcement );
	const [ warned, setWarned ] = useState( before.warned );
	const [ isDeleting, setIsDeleting ] = useState( false );
	const guard = useLeaveGuard( isDirty, onStay );

	useEffect( () => {
		if ( takesFocus ) {
			heading.current?.focus();
		}
	}, [ takesFocus ] );
	// Focus the first invalid field, or the notice if there is none.
	useEffect( () => {
		const wrong = root.current?.querySelector< HTMLElement >( '[aria-invalid="true"], [data-invalid] select' );

		if ( problem || conflict ) {
			( wrong ?? top.current )?.focus();
		}
	}, [ problem, conflict ] );

	async function submit( event: FormEvent ): Promise< void > {
		event.preventDefault();
		setAnnouncement( '' );
		setWarned( [] );

		if ( isSaving ) {
			return;
		}

		const key = String( values[ kind.key ] ).trim();
		const missing = kind.required.filter( ( name ) => String( values[ name ] ).trim() === '' );
		const isWrong = key !== '' && ! /^[\w-]{1,64}$/.test( key );

		// The request's address contains the key, so the server cannot check it.
		if ( missing.length > 0 || isWrong ) {
			form.refuse( {
				status: 422,
				message: '',
				fields: {
					...Object.fromEntries(
						missing.map( ( name ) => [ name, __( 'This field is required.', 'hvac-blocks' ) ] )
					),
					...( isWrong && {
						[ kind.key ]: __( 'Use only letters, digits, hyphens and underscores.', 'hvac-blocks' ),
					} ),
				},
			} );

			return;
		}

		const saved = await form.save();

		if ( saved ) {
			const saving = kind.warningsOf?.( saved ) ?? [];

			setAnnouncement( texts.saved );
			speak( [ texts.saved, ...saving ].join( ' ' ) );

			if ( isNew ) {
				onMade( String( kind.valuesOf( saved )[ kind.key ] ), texts.saved, saving );
			}
		}
	}

	const warnings = isDirty ? [] : [ ...new Set( [ ...warned, ...form.warnings ] ) ];
	const title = stored ? kind.titleOf( stored ) : id;

	return (
		<div className="hvac-record" aria-busy={ loading?.isLoading || isSaving }>
			<BackLink
				className="hvac-record__back"
				to={ { [ kind.name ]: '', view: '' } }
				text={ texts.back }
				onBack={ () => guard.leave( () => onClose() ) }
			/>
			<Flex className="hvac-record__title" justify="flex-start" gap={ 4 } wrap>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ isNew ? texts.isNew : title }
				</h2>
				{ stored && kind.links?.( stored ) }
				{ stored?.updated && (
					<span className="hvac-record__updated">
						{ sprintf(
							/* translators: %s: date and time. */
							__( 'Updated %s', 'hvac-blocks' ),
							dateTime( stored.updated )
						) }
					</span>
				) }
			</Flex>
			{ loading?.problem && (
				<ErrorState title={ texts.failed } problem={ loading.problem } onRetry={ loading.reload } />
			) }
			{ ! isNew && ! stored && loading?.isLoading && <Skeleton lines={ 12 } /> }
			<div ref={ top } tabIndex={ -1 }>
				{ problem && (
					<Notice status="error" isDismissible={ false }>
						{ Object.keys( problem.fields ).length > 0
							? __( 'Not saved yet. Please check the highlighted fields.', 'hvac-blocks' )
							: problem.message }
					</Notice>
				) }
				{ conflict && (
					<ConflictNotice
						kind={ kind }
						conflict={ conflict }
						mine={ values }
						onKeepMine={ form.keepMine }
						onTakeTheirs={ form.takeTheirs }
					/>
				) }
				{ announcement && ! isDirty && (
					<Notice status="success" onRemove={ () => setAnnouncement( '' ) }>
						{ announcement }
					</Notice>
				) }
				{ warnings.length > 0 && (
					<Notice status="warning" isDismissible={ false }>
						{ warnings.map( ( warning ) => (
							<p key={ warning }>{ warning }</p>
						) ) }
					</Notice>
				) }
			</div>
			{ ( isNew || stored ) && (
				<form ref={ root } noValidate onSubmit={ ( event ) => void submit( event ) }>
					<kind.Form
						stored={ stored }
						values={ values }
						messages={ problem?.fields ?? {} }
						change={ form.change }
					/>
					<Flex className="hvac-record__save" justify="flex-start" gap={ 3 } wrap>
						<Button
							__next40pxDefaultSize
							variant="primary"
							type="submit"
							isBusy={ isSaving }
							aria-disabled={ isSaving }
						>
							{ isSaving ? __( 'Saving…', 'hvac-blocks' ) : texts.save }
						</Button>
						{ isDirty && <span>{ __( 'You have unsaved changes.', 'hvac-blocks' ) }</span> }
						{ stored && (
							<Button
								__next40pxDefaultSize
								className="hvac-record__delete"
								variant="tertiary"
								isDestructive
								onClick={ () => setIsDeleting( true ) }
							>
								{ texts.remove }
							</Button>
						) }
					</Flex>
				</form>
			) }
			{ stored && isDeleting && (
				<DeleteDialog
					title={ texts.removeQuestion }
					path={ `${ kind.path }/${ encodeURIComponent( id ) }` }
					onCancel={ () => setIsDeleting( false ) }
					onDeleted={ () => onClose( texts.removed( title ) ) }
				>
					<p>{ texts.removing( title ) }</p>
				</DeleteDialog>
			) }
			{ guard.question }
		</div>
	);
}
