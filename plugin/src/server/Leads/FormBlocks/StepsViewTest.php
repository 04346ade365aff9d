<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\FormBlocks;

use HvacBlocks\Editing\Blocks\View;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\FormProps;
use HvacBlocks\Editing\Forms\FormReader;
use HvacBlocks\Editing\Forms\FormValidator;
use HvacBlocks\Editing\Forms\StepsDefinition;
use HvacBlocks\Leads\Intake\LeadRequestReader;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use UnexpectedValueException;

defined( 'ABSPATH' ) || exit;

/** Steps that send no lead, without JavaScript: a wizard of two steps, from a definition without `kind`. */
final class StepsViewTest extends TestCase {
	private const UI = __DIR__ . '/../../../ui';

	public function test_all_steps_are_printed_and_their_fields_are_sent_by_their_names(): void {
		$html = self::html( array( 'unit' => 'ac' ) );

		self::assertSame( 2, substr_count( $html, 'data-step=' ) );
		self::assertStringContainsString( '<span class="hvac-form__count">Step 1 of 2</span><span>Your home</span>', $html );
		self::assertMatchesRegularExpression( '/<input[^>]+name="unit"[^>]+value="ac"[^>]+checked/', $html );
		self::assertStringContainsString( 'name="zip"', $html );
		self::assertStringNotContainsString( 'fields[', $html );
		self::assertSame( 2, substr_count( $html, 'type="submit"' ), 'Each step has a button, which sends all of them.' );
		self::assertStringContainsString( 'data-hvac-slot="submit">See results</span>', $html );
	}

	public function test_what_was_sent_is_checked_and_shown_again_at_the_first_step_that_is_wrong(): void {
		$result = FormValidator::validate(
			self::wizard(),
			array(
				'unit' => 'ac',
				'zip'  => '"><b>',
			)
		);
		$html   = self::html( $result->values, $result->errors );

		self::assertSame( array( 'zip' => 'Enter a valid ZIP code' ), $result->errors );
		self::assertStringContainsString( 'data-step="0" data-current="false"', $html );
		self::assertStringContainsString( 'data-step="1" data-current="true"', $html );
		self::assertStringContainsString( '<a href="#wizard-zip">Enter a valid ZIP code</a>', $html );
		self::assertStringContainsString( 'value="&quot;&gt;&lt;B&gt;"', $html );
	}

	public function test_the_zip_of_the_address_is_filled_in(): void {
		self::assertSame( array( 'zip' => 'M5V 2T6' ), StepsView::first_values( self::wizard(), 'm5v2t6' ) );
		self::assertSame( array(), StepsView::first_values( self::wizard(), '"><b>' ) );
	}

	public function test_a_form_for_leads_cannot_be_made_of_it(): void {
		$this->expectException( UnexpectedValueException::class );
		$this->expectExceptionMessage( 'kind' );

		FormReader::read( self::JSON );
	}

	public function test_it_cannot_be_posted_as_a_lead(): void {
		$forms = new FormLibrary();

		self::assertFalse( $forms->has( '../steps/system-wizard' ) );
		self::assertFalse( $forms->has( 'system-wizard' ) );
		self::assertNotContains( 'system-wizard', (array) LeadRequestReader::args( $forms )['form']['enum'] );
	}

	/**
	 * @param array<string, string> $values
	 * @param array<string, string> $errors
	 */
	private static function html( array $values, array $errors = array() ): string {
		$props = StepsView::props( 'wizard', FormProps::steps( self::wizard(), Language::English ), 2, $values, $errors );

		return ( new View( self::UI ) )->render(
			self::UI . '/forms/steps/view.php',
			$props,
			array(
				'next'   => 'Continue',
				'submit' => 'See results',
			)
		);
	}

	private static function wizard(): StepsDefinition {
		return FormReader::steps( self::JSON );
	}

	private const JSON = array(
		'name'    => 'system-wizard',
		'version' => '1',
		'steps'   => array(
			array(
				'title'  => array( 't' => 'Your home' ),
				'fields' => array( 'unit' ),
			),
			array(
				'title'  => array( 't' => 'Where it is' ),
				'fields' => array( 'zip' ),
			),
		),
		'fields'  => array(
			array(
				'name'    => 'unit',
				'type'    => 'radio',
				'label'   => array( 't' => 'Outdoor unit' ),
				'options' => array(
					array(
						'value' => 'heat-pump',
						'label' => array( 't' => 'Heat pump' ),
					),
					array(
						'value' => 'ac',
						'label' => array( 't' => 'AC condenser' ),
					),
				),
				'rules'   => array(
					array(
						'rule'    => 'required',
						'message' => array( 't' => 'Choose your outdoor unit' ),
					),
				),
			),
			array(
				'name'  => 'zip',
				'type'  => 'zip',
				'label' => array( 't' => 'ZIP code' ),
				'rules' => array(
					array(
						'rule'    => 'required',
						'message' => array( 't' => 'Enter your ZIP code' ),
					),
					array(
						'rule'    => 'zip',
						'message' => array( 't' => 'Enter a valid ZIP code' ),
					),
				),
			),
		),
		'texts'   => array( 'required' => array( 't' => '' ) ),
	);
}
