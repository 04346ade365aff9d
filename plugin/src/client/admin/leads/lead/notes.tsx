import { speak } from '@wordpress/a11y';
import { Button, TextareaControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../../shared/message';
import type { LeadNotes } from '../../shared/answers';
import { apiRequest, problemOf } from '../../shared/api';
import { dateTime } from '../../shared/format';
import type { Note } from '../types';

interface NotesProps {
	reference: string;
	notes: Note[];
	canManage: boolean;
	onChange: ( notes: Note[] ) => void;
}

const MAX_LENGTH = 2000;

/** Administrators' notes on a lead; each deletes their own. */
export function Notes( { reference, notes, canManage, onChange }: NotesProps ) {
	const [ input, setInput ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const list = useRef< HTMLUListElement >( null );
	const path = `/leads/${ reference }/notes`;

	async function change( work: () => Promise< { notes: Note[] } >, announcement: string ): Promise< void > {
		setIsBusy( true );
		setProblem( '' );

		try {
			onChange( ( await work() ).notes );
			speak( announcement );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
		} finally {
			setIsBusy( false );
		}
	}

	const add = () =>
		change(
			async () => {
				const answer = await apiRequest< LeadNotes >( path, { method: 'POST', data: { note: input } } );
				setInput( '' );

				return answer;
			},
			__( 'Note added.', 'hvac-blocks' )
		);

	const remove = async ( id: number ) => {
		await change(
			() => apiRequest< LeadNotes >( `${ path }/${ id }`, { method: 'DELETE' } ),
			__( 'Note deleted.', 'hvac-blocks' )
		);
		list.current?.focus();
	};

	return (
		<>
			{ canManage && (
				<form
					className="hvac-leads__write"
					onSubmit={ ( event ) => {
						event.preventDefault();

						if ( ! isBusy && input.trim() !== '' ) {
							void add();
						}
					} }
				>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'New note', 'hvac-blocks' ) }
						rows={ 3 }
						maxLength={ MAX_LENGTH }
						value={ input }
						onChange={ setInput }
					/>
					<Button
						type="submit"
						variant="secondary"
						isBusy={ isBusy }
						aria-disabled={ isBusy || input.trim() === '' }
					>
						{ __( 'Add note', 'hvac-blocks' ) }
					</Button>
				</form>
			) }
			<Message text={ problem } onRemove={ () => setProblem( '' ) } />
			{ notes.length === 0 ? (
				! canManage && <p>{ __( 'No notes yet.', 'hvac-blocks' ) }</p>
			) : (
				<ul ref={ list } className="hvac-leads__notes" tabIndex={ -1 }>
					{ notes.map( ( { id, note, author, isOwn, created } ) => (
						<li key={ id }>
							<p>{ note }</p>
							<span>
								{ author !== '' && `${ author } · ` }
								<time dateTime={ created }>{ dateTime( created ) }</time>
								{ canManage && isOwn && (
									<Button
										variant="link"
										isDestructive
										aria-disabled={ isBusy }
										aria-label={ sprintf(
											/* translators: %s: date and time. */
											__( 'Delete the note by %s', 'hvac-blocks' ),
											dateTime( created )
										) }
										onClick={ () => ! isBusy && void remove( id ) }
									>
										{ __( 'Delete', 'hvac-blocks' ) }
									</Button>
								) }
							</span>
						</li>
					) ) }
				</ul>
			) }
		</>
	);
}
