<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Destinations\ConfirmationContent;
use HvacBlocks\Leads\Destinations\MailContent;
use HvacBlocks\Leads\Destinations\MailKind;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Health\SampleLead;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** A mail with the texts that a person typed, about a lead with invented values. Other plugins do not change it: there is no such lead. */
final readonly class SampleMail {
	public function __construct( private Settings $settings, private FormLibrary $forms, private DealerDirectory $dealers ) {}

	/** @return array{string, MailContent} its subject and content */
	public function of( MailTextInput $input ): array {
		return LanguageSwitch::in( $input->language, function () use ( $input ): array {
			$lead = SampleLead::of_visitor( $input->form, $input->language );

			if ( MailKind::Lead === $input->mail ) {
				$content = ( new MailLeadDestination( $this->settings, $this->forms ) )->content( $lead, $input->own );

				return array( $content->title, $content );
			}

			$confirmation = new ConfirmationContent( $this->settings, $this->forms, $this->dealers );

			return array( $confirmation->subject( $lead, $input->own ), $confirmation->of( $lead, $input->own ) );
		} );
	}
}
