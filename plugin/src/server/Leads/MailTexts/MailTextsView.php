<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormDefinition;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Destinations\MailKind;
use HvacBlocks\Leads\Destinations\MailRoutes;
use HvacBlocks\Leads\Destinations\OwnMailTexts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** What the screen shows: the mails of every form, with our text and the person's of each part. */
final readonly class MailTextsView {
	public function __construct( private FormLibrary $forms, private Settings $settings ) {}

	/** @return array<string, mixed> */
	public function all(): array {
		$forms = array();

		foreach ( $this->forms->titles() as $name => $title ) {
			$forms[] = array( 'form' => $name, 'title' => $title, 'mails' => $this->mails( $this->forms->get( $name ) ) );
		}

		return array( 'forms' => $forms, 'email' => wp_get_current_user()->user_email );
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text = array( 'type' => 'string' );
		$flag = array( 'type' => 'boolean' );
		$part = Schema::object( array(
			'name'      => $text,
			'label'     => $text,
			'isLine'    => $flag,
			'text'      => Schema::described( 'string', __( 'The text in use.', 'hvac-blocks' ) ),
			'ours'      => Schema::described( 'string', __( 'The default text.', 'hvac-blocks' ) ),
			'isChanged' => Schema::described( 'boolean', __( 'Whether the default text has changed since it was replaced.', 'hvac-blocks' ) ),
		) );

		return Schema::answer( 'mail-texts', array(
			'forms' => Schema::list( Schema::object( array(
				'form'  => $text,
				'title' => $text,
				'mails' => Schema::list( Schema::object( array(
					'mail'   => array( 'type' => 'string', 'enum' => array_column( MailKind::cases(), 'value' ) ),
					'title'  => $text,
					'lang'   => $text,
					'isSent' => $flag,
					'values' => Schema::list( Schema::object( array( 'name' => $text, 'label' => $text ) ) ),
					'parts'  => Schema::list( $part ),
				) ) ),
			) ) ),
			'email' => Schema::described( 'string', __( 'Where a test is sent.', 'hvac-blocks' ) ),
		) );
	}

	/** @return list<array<string, mixed>> */
	private function mails( FormDefinition $form ): array {
		$mails = array( $this->mail( MailKind::Lead, $form, PageLanguage::of_site() ) );

		foreach ( isset( $form->fields['email'] ) ? Language::cases() : array() as $language ) {
			$mails[] = $this->mail( MailKind::Confirmation, $form, $language );
		}

		return $mails;
	}

	/** @return array<string, mixed> */
	private function mail( MailKind $mail, FormDefinition $form, Language $language ): array {
		$ours    = MailTextInput::ours( $mail, $form, $language, $this->settings );
		$own     = OwnMailTexts::of( $mail, $form->name, $language );
		$changed = OwnMailTexts::outdated( $mail, $form->name, $language, $ours );
		$parts   = array();
		$values  = $mail->values();

		foreach ( $ours as $part => $text ) {
			$parts[] = array(
				'name'      => $part,
				'label'     => self::label( $part ),
				'isLine'    => in_array( $part, MailKind::LINES, true ),
				'text'      => $own[ $part ] ?? $text,
				'ours'      => $text,
				'isChanged' => in_array( $part, $changed, true ),
			);
		}

		return array(
			'mail'   => $mail->value,
			'title'  => $mail->label(),
			'lang'   => $language->value,
			'isSent' => MailKind::Confirmation === $mail ? $this->settings->bool( 'leads_confirmation_mail' ) : ( new MailRoutes( $this->settings ) )->any(),
			'values' => array_map( static fn ( string $name, string $label ): array => array( 'name' => $name, 'label' => $label ), array_keys( $values ), $values ),
			'parts'  => $parts,
		);
	}

	private static function label( string $part ): string {
		return match ( $part ) {
			'subject' => __( 'Subject', 'hvac-blocks' ),
			'heading' => __( 'Heading', 'hvac-blocks' ),
			'opening' => __( 'Opening', 'hvac-blocks' ),
			'next'    => __( 'What happens next', 'hvac-blocks' ),
			default   => __( 'What happens next, if a dealer receives the request', 'hvac-blocks' ),
		};
	}
}
