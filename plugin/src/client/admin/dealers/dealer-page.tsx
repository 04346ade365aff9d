import { speak } from '@wordpress/a11y';
import { Button, ExternalLink, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { dateTime } from '../shared/format';
import { plainClick } from '../shared/plain-click';
import { ErrorState, Skeleton } from '../shared/states';
import { addressWith } from '../shared/use-query';
import { ConflictNotice } from './conflict';
import { DealerForm } from './dealer-form';
import { DeleteDealer } from './delete-dealer';
import { useDealer } from './use-dealer';
import { useLeaveGuard } from './use-leave-guard';

interface DealerPageProps {
	/** Empty for a new dealer. */
	companyId: string;
	/** False if it is the first view of a page that was just loaded. */
	takesFocus: boolean;
	/** Restores this page's address. */
	onStay: () => void;
	/** The message about what just happened to it. */
	announcement: string;
	/** Warnings of its first save; reloading the dealer cannot tell what was corrected. */
	warned: readonly string[];
	onMade: ( id: string, announcement: string, warnings: readonly string[] ) => void;
	onClose: ( announcement?: string ) => void;
}

/** One dealer to view, edit, and delete; or a new one. */
export function DealerPage( { companyId, takesFocus, onStay, onMade, onClose, ...before }: DealerPageProps ) {
	const form = useDealer( companyId );
	const { dealer, loading, values, isNew, isDirty, isSaving, problem, conflict } = form;
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

		const missing = ( [ 'name', 'companyID' ] as const ).filter( ( name ) => values[ name ].trim() === '' );
		const isWrong = values.companyID.trim() !== '' && ! /^[\w-]{1,64}$/.test( values.companyID.trim() );

		// The request's address contains the ID, so the server cannot check these.
		if ( missing.length > 0 || isWrong ) {
			form.refuse( {
				status: 422,
				message: '',
				fields: {
					...Object.fromEntries(
						missing.map( ( name ) => [ name, __( 'This field is required.', 'hvac-blocks' ) ] )
					),
					...( isWrong && {
						companyID: __( 'Use only letters, digits, hyphens and underscores.', 'hvac-blocks' ),
					} ),
				},
			} );

			return;
		}

		const saved = await form.save();

		if ( saved ) {
			const text = __( 'Dealer saved.', 'hvac-blocks' );

			setAnnouncement( text );
			speak( [ text, ...saved.warnings ].join( ' ' ) );

			if ( isNew ) {
				onMade( saved.data.companyID, text, saved.warnings );
			}
		}
	}

	const warnings = isDirty ? [] : [ ...new Set( [ ...warned, ...form.warnings ] ) ];
	const title = isNew ? __( 'New dealer', 'hvac-blocks' ) : ( dealer?.data.name ?? companyId );

	return (
		<div className="hvac-dealers" aria-busy={ loading?.isLoading || isSaving }>
			<p className="hvac-dealers__back">
				<a
					href={ addressWith( { dealer: '', view: '' } ) }
					onClick={ plainClick( () => guard.leave( () => onClose() ) ) }
				>
					{ __( '← All dealers', 'hvac-blocks' ) }
				</a>
			</p>
			<Flex className="hvac-dealers__title" justify="flex-start" gap={ 4 } wrap>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ title }
				</h2>
				{ dealer?.profileUrl && (
					<ExternalLink href={ dealer.profileUrl }>{ __( 'View profile', 'hvac-blocks' ) }</ExternalLink>
				) }
				{ dealer?.updated && (
					<span className="hvac-dealers__updated">
						{ sprintf(
							/* translators: %s: date and time. */
							__( 'Updated %s', 'hvac-blocks' ),
							dateTime( dealer.updated )
						) }
					</span>
				) }
			</Flex>
			{ loading?.problem && (
				<ErrorState
					title={ __( 'The dealer could not be loaded.', 'hvac-blocks' ) }
					problem={ loading.problem }
					onRetry={ loading.reload }
				/>
			) }
			{ ! isNew && ! dealer && loading?.isLoading && <Skeleton lines={ 12 } /> }
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
			{ ( isNew || dealer ) && (
				<form ref={ root } noValidate onSubmit={ ( event ) => void submit( event ) }>
					<DealerForm
						dealer={ dealer }
						values={ values }
						messages={ problem?.fields ?? {} }
						change={ form.change }
					/>
					<Flex className="hvac-dealers__save" justify="flex-start" gap={ 3 } wrap>
						<Button
							__next40pxDefaultSize
							variant="primary"
							type="submit"
							isBusy={ isSaving }
							aria-disabled={ isSaving }
						>
							{ isSaving ? __( 'Saving…', 'hvac-blocks' ) : __( 'Save dealer', 'hvac-blocks' ) }
						</Button>
						{ isDirty && <span>{ __( 'You have unsaved changes.', 'hvac-blocks' ) }</span> }
						{ dealer && (
							<Button
								__next40pxDefaultSize
								className="hvac-dealers__delete"
								variant="tertiary"
								isDestructive
								onClick={ () => setIsDeleting( true ) }
							>
								{ __( 'Delete dealer', 'hvac-blocks' ) }
							</Button>
						) }
					</Flex>
				</form>
			) }
			{ dealer && isDeleting && (
				<DeleteDealer
					name={ dealer.data.name }
					companyId={ companyId }
					onCancel={ () => setIsDeleting( false ) }
					onDeleted={ onClose }
				/>
			) }
			{ guard.question }
		</div>
	);
}
