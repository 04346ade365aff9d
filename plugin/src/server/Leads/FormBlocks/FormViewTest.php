<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\FormBlocks;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Directory\SearchResult;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\Returned\ExampleForms;
use HvacBlocks\Editing\Forms\Returned\FormStates;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;
use PHPUnit\Framework\Attributes\TestWith;

final class FormViewTest extends TestCase {
	public function test_the_address_names_the_dealer_before_the_block_does(): void {
		$dealer = FormDealer::of( $this->context( array( 'dealer' => '1001' ) ), '1002' );

		self::assertSame( array( '1001', 'Dealer 1001', true ), array( $dealer->company_id, $dealer->name, $dealer->is_asked_for ) );
		self::assertSame( '1002', FormDealer::of( $this->context(), '1002' )->company_id );
		self::assertSame( '', FormDealer::of( $this->context() )->company_id );
	}

	public function test_the_sites_only_dealer_is_before_all(): void {
		update_option(
			Settings::OPTION,
			array(
				'is_single_dealer'         => true,
				'single_dealer_company_id' => '1003',
			)
		);
		$dealer = FormDealer::of( $this->context( array( 'dealer' => '1001' ) ), '1002' );

		self::assertSame( array( '1003', 'Dealer 1003', false ), array( $dealer->company_id, $dealer->name, $dealer->is_asked_for ) );
	}

	/** If the dealer is known, the text does not say that one is being found. */
	public function test_the_thanks_say_one_thing(): void {
		$thanks = function ( string $dealer ): array {
			$context = $this->context( array( 'dealer' => $dealer ) );
			$texts   = FormView::props( $context, 'dealer-lead', FormDealer::of( $context ), 2 )['texts'];
			self::assertIsArray( $texts );

			return array( $texts['sentHeading'], $texts['sentText'] );
		};

		self::assertSame( array( 'Thank you! We are finding your dealer.', 'A dealer in your area will contact you soon.' ), $thanks( '' ) );
		self::assertSame( array( 'Thank you! Your request has been sent.', 'Dealer 1001 will contact you soon.' ), $thanks( '1001' ) );
	}

	public function test_the_policy_is_linked_in_the_pages_language_once_it_is_published(): void {
		$page    = static fn ( string $slug, int $parent = 0 ): int => wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $slug, 'post_name' => $slug, 'post_parent' => $parent ) );
		$english = $page( 'privacy', $page( 'en' ) );
		$french  = $page( 'privacy', $page( 'fr' ) );
		$url     = fn ( Language $language ): mixed => FormView::props( $this->context( language: $language ), 'contact-dealer', FormDealer::nobody(), 2 )['privacyUrl'];

		update_option( 'wp_page_for_privacy_policy', 0 );
		self::assertSame( '', $url( Language::French ) );

		update_option( 'wp_page_for_privacy_policy', $english );
		self::assertSame( array( get_permalink( $english ), get_permalink( $french ), get_permalink( $english ) ), array_map( $url, array( Language::English, Language::French, Language::Spanish ) ) );
	}

	#[TestWith( array( 'gone' ) )]
	#[TestWith( array( '"><script>alert(1)</script>' ) )]
	public function test_a_dealer_that_there_is_not_is_said_and_gets_nothing( string $id ): void {
		$props = $this->props( array( 'dealer' => $id ) );

		self::assertSame( '', $props['companyId'] );
		self::assertSame( 'This dealer can no longer be contacted here. Please choose another dealer.', $props['notice'] );
		self::assertSame( home_url( '/residential/en/dealer-locator/' ), $props['dealers'] );
	}

	public function test_a_dealer_of_the_block_that_is_gone_is_not_the_visitors_business(): void {
		$dealer = FormDealer::of( $this->context(), 'gone' );

		self::assertSame( array( '', false ), array( $dealer->company_id, $dealer->is_gone ) );
	}

	public function test_the_lead_keeps_its_dealer_while_nobody_can_say_the_name(): void {
		self::assertSame( 'down-1001', FormDealer::of( $this->context( array( 'dealer' => 'down-1001' ) ) )->company_id );
		self::assertSame( '', FormDealer::of( $this->context( array( 'dealer' => 'down "><b>' ) ) )->company_id );
	}

	public function test_the_way_back_names_the_page_and_the_dealer_and_nothing_else_of_the_address(): void {
		$_SERVER['REQUEST_URI'] = '/residential/en/contact-dealer/?dealer=1001&utm_source=x&evil=%22';

		self::assertSame( '/residential/en/contact-dealer/?dealer=1001#hvac-contact-dealer-form-1-form', $this->props( array( 'dealer' => '1001' ) )['pageUrl'] );
	}

	#[TestWith( array( 'TRANE:SCHEDULE SERVICE', 'TRANE:SCHEDULE SERVICE' ) )]
	#[TestWith( array( '', 'TRANE:CONTACT_DEALER' ) )]
	#[TestWith( array( 'TRANE:CONTACT_DEALER_FRENCH', 'TRANE:CONTACT_DEALER' ) )]
	#[TestWith( array( 'EVIL', 'TRANE:CONTACT_DEALER' ) )]
	public function test_only_a_source_of_the_form_and_language_is_sent( string $source, string $sent ): void {
		$props = $this->props( array(), $source );

		self::assertIsArray( $props['form'] );
		self::assertSame( $sent, $props['form']['source'] );
	}

	#[TestWith( array( 'TRANE:SCHEDULE SERVICE', '', 'TRANE:SCHEDULE SERVICE', '?source=TRANE%3ASCHEDULE%20SERVICE' ) )]
	#[TestWith( array( 'TRANE:CONTACT_DEALER', 'TRANE:SCHEDULE SERVICE', 'TRANE:CONTACT_DEALER', '?source=TRANE%3ACONTACT_DEALER' ) )]
	#[TestWith( array( 'TRANE:CONTACT_DEALER_FRENCH', '', 'TRANE:CONTACT_DEALER', '' ) )]
	#[TestWith( array( 'trane:schedule service', 'TRANE:SCHEDULE SERVICE', 'TRANE:SCHEDULE SERVICE', '' ) )]
	#[TestWith( array( '"><script>', '', 'TRANE:CONTACT_DEALER', '' ) )]
	public function test_the_address_names_the_source_before_the_block_does_where_the_form_has_it( string $asked, string $source, string $sent, string $query ): void {
		$_SERVER['REQUEST_URI'] = '/residential/en/contact-dealer/?source=anything';
		$props                  = $this->props( array( 'source' => $asked ), $source );

		self::assertIsArray( $props['form'] );
		self::assertSame( $sent, $props['form']['source'] );
		self::assertSame( "/residential/en/contact-dealer/$query#hvac-contact-dealer-form-1-form", $props['pageUrl'] );
	}

	#[TestWith( array( ' 75024-1234 ', '75024-1234' ) )]
	#[TestWith( array( 'm5v2t6', 'M5V 2T6' ) )]
	#[TestWith( array( 'Plano, TX', null ) )]
	#[TestWith( array( '"><script>', null ) )]
	public function test_the_zip_of_the_address_is_filled_in( string $asked, ?string $filled ): void {
		$values = $this->props( array( 'zipcode' => $asked ) )['values'];

		self::assertSame( null === $filled ? array() : array( 'zip' => $filled ), $values );
	}

	public function test_what_was_typed_goes_before_the_zip_of_the_address(): void {
		$typed = array(
			'zip'  => '1',
			'city' => 'Plano',
		);

		self::assertSame( $typed, $this->props( array( 'zipcode' => '75024' ), '', new ExampleForms( array( 'values' => $typed ) ) )['values'] );
	}

	public function test_a_form_says_a_lost_lead_in_its_own_words_and_all_else_in_those_of_the_answer(): void {
		$notice = function ( string $message ): string {
			$context = $this->context( array(), new ExampleForms( array( 'message' => $message ) ) );
			$props   = FormView::props( $context, 'dealer-lead', FormDealer::of( $context ), 2 );

			self::assertIsString( $props['notice'] );
			return $props['notice'];
		};
		$form   = ( new FormLibrary() )->get( 'dealer-lead' );

		self::assertStringContainsString( 'reach out to us at {phone}', $notice( $form->message( 'notStored' ) ) );
		self::assertStringContainsString( 'reach out to us at {phone}', $notice( $form->message( 'unknownDealer' ) ) );
		self::assertSame( $form->message( 'tooMany' ), $notice( $form->message( 'tooMany' ) ) );
	}

	public function test_it_begins_at_the_first_step_with_an_error_and_lists_errors_as_shown(): void {
		$props = $this->props(
			array(),
			'',
			new ExampleForms(
				array(
					'message' => 'Invalid',
					'errors'  => array(
						'consent' => 'Agree',
						'city'    => 'City?',
					),
				)
			)
		);

		self::assertSame( 1, $props['step'] );
		self::assertSame( '', $props['notice'] );
		self::assertSame(
			array(
				array(
					'name'    => 'city',
					'message' => 'City?',
				),
				array(
					'name'    => 'consent',
					'message' => 'Agree',
				),
			),
			$props['summary']
		);
	}

	/**
	 * @param array<string, string> $query
	 * @return array<string, mixed>
	 */
	private function props( array $query = array(), string $source = '', ?FormStates $states = null ): array {
		$context = $this->context( $query, $states );

		return FormView::props( $context, 'contact-dealer', FormDealer::of( $context ), 2, $source );
	}

	/** @param array<string, string> $query */
	private function context( array $query = array(), ?FormStates $states = null, Language $language = Language::English ): BlockContext {
		$dealers = new class() implements DealerDirectory {
			public function search( string $query, SearchMode $mode ): SearchResult {
				throw new \LogicException( 'A form looks no dealer up by place.' );
			}

			public function get( string $company_id ): ?Dealer {
				if ( str_starts_with( $company_id, 'down' ) ) {
					throw new UpstreamFailure( FailureReason::Timeout );
				}

				return str_starts_with( $company_id, '100' ) ? new Dealer( $company_id, "Dealer $company_id" ) : null;
			}
		};

		return new BlockContext(
			$language,
			'hvac-contact-dealer-form-1',
			$query,
			TestServices::of( array( DealerDirectory::class => $dealers ) + ( null === $states ? array() : array( FormStates::class => $states ) ) ),
		);
	}
}
