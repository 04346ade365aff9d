import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Message } from '../shared/message';
import type { useSettings } from './use-settings';

type SaveBarProps = Pick<
	ReturnType< typeof useSettings >,
	'refusal' | 'isSaving' | 'isSaved' | 'isDirty' | 'discard'
>;

/** Saves or discards the changes of all sections, and says what became of them. */
export function SaveBar( { refusal, isSaving, isSaved, isDirty, discard }: SaveBarProps ) {
	return (
		<div className="hvac-settings__save">
			<Message text={ refusal?.message } />
			{ isSaved && (
				<Notice status="success" isDismissible={ false }>
					{ __( 'Settings saved.', 'hvac-blocks' ) }
				</Notice>
			) }
			<Button type="submit" variant="primary" isBusy={ isSaving } aria-disabled={ isSaving || ! isDirty }>
				{ __( 'Save settings', 'hvac-blocks' ) }
			</Button>
			{ isDirty ? (
				<>
					<Button variant="tertiary" onClick={ discard }>
						{ __( 'Discard changes', 'hvac-blocks' ) }
					</Button>
					<span className="hvac-settings__state">{ __( 'You have unsaved changes.', 'hvac-blocks' ) }</span>
				</>
			) : (
				! isSaved && (
					<span className="hvac-settings__state">{ __( 'All changes are saved.', 'hvac-blocks' ) }</span>
				)
			) }
		</div>
	);
}
