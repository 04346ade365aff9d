import { Slot } from '@hvac-blocks/view';
import { Opener, useWizardDialog, View as WizardDialog, type WizardDialogProps } from '@ui/wizard-dialog/view';
import { View as Wizard } from '@ui/wizard/view';

export interface Props extends WizardDialogProps {
	/** A script that runs before the page is drawn. */
	early: string;
}

export function View( { early, ...props }: Props ) {
	const opened = useWizardDialog();

	return props.mode === 'system' ? (
		<>
			<script dangerouslySetInnerHTML={ { __html: early } } />
			<div className="hvac-recommendation-wizard__page">
				<Wizard { ...props } />
			</div>
		</>
	) : (
		<>
			<Opener { ...opened } id={ props.id } className="hvac-button hvac-recommendation-wizard__open">
				<Slot as="span" name="button" />
			</Opener>
			<WizardDialog { ...opened } props={ props } />
		</>
	);
}
