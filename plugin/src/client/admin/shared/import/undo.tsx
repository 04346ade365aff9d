import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Confirm } from '../confirm';
import { count } from '../format';
import { useResource } from '../use-resource';
import type { ImportKind } from './kind';
import type { ImportJob, ImportsAnswer } from './types';

interface UndoProps {
	job: ImportJob;
	kind: ImportKind;
	onUndo: ( id: number, overwrites: boolean ) => Promise< void >;
}

/** Undoes the last import after confirmation, and names records edited since. */
export function Undo( { job, kind, onUndo }: UndoProps ) {
	const [ isAsking, setIsAsking ] = useState( false );

	return (
		<>
			<Button __next40pxDefaultSize variant="secondary" isDestructive onClick={ () => setIsAsking( true ) }>
				{ __( 'Undo import', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<Question job={ job } kind={ kind } onUndo={ onUndo } onCancel={ () => setIsAsking( false ) } />
			) }
		</>
	);
}

function Question( { job, kind, onUndo, onCancel }: UndoProps & { onCancel: () => void } ) {
	// Checked again, because someone may just have edited a record.
	const { data, isLoading } = useResource< ImportsAnswer >( kind.path );
	const [ overwrites, setOverwrites ] = useState( false );
	const edited = data?.edited ?? { total: 0, some: [] };

	return (
		<Confirm
			title={ __( 'Undo this import?', 'hvac-blocks' ) }
			action={ __( 'Undo', 'hvac-blocks' ) }
			isBusy={ isLoading }
			isDestructive
			onConfirm={ () => {
				onCancel();
				void onUndo( job.id, overwrites );
			} }
			onCancel={ onCancel }
		>
			<p>{ kind.texts.undoing( count( job.new ), count( job.changed ), count( job.removed ) ) }</p>
			{ edited.total > 0 && (
				<>
					<Notice status="warning" isDismissible={ false }>
						{ sprintf(
							/* translators: 1: number of records, 2: their IDs. */
							_n(
								'%1$s of them was edited after the import: %2$s',
								'%1$s of them were edited after the import: %2$s',
								edited.total,
								'hvac-blocks'
							),
							count( edited.total ),
							edited.some.join( ', ' ) + ( edited.total > edited.some.length ? ' …' : '' )
						) }
					</Notice>
					<br />
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Restore these too and lose the edits', 'hvac-blocks' ) }
						checked={ overwrites }
						onChange={ setOverwrites }
					/>
				</>
			) }
		</Confirm>
	);
}
