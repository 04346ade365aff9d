import { type Props as Lane, View as EmergencyLane } from '@ui/dealers/emergency-lane/view';
import { type FormPanelProps, View as FormPanel } from './view';

interface Props extends FormPanelProps {
	/** From the wizard's form: who to call in an emergency. */
	lane?: Lane;
}

/** The view of blocks that show a form. One view, so that the blocks' islands are one file. */
export const FormBlock = ( { lane, ...props }: Props ) => (
	<>
		{ lane && (
			<div className="hvac-wizard-contact-form__lane">
				<EmergencyLane { ...lane } />
			</div>
		) }
		<FormPanel { ...props } />
	</>
);
