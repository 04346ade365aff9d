<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Leads\Health\SelfTestMail;
use HvacBlocks\Leads\Health\SelfTestMailResult;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\Steps\DemoSettingsStep;
use HvacBlocks\Site\SiteStyle\SiteStyle;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** The checklist over REST, as a new owner sees it. */
final class SetupTest extends TestCase {
	private const ROUTE = '/hvac-blocks/v1/admin/setup';

	#[Before]
	public function begin_as_a_new_owner(): void {
		delete_option( DemoSettingsStep::OPTION );
		update_option( Settings::OPTION, array() );
		update_option( 'blogname', 'Comfort Systems' );
		update_option( 'wp_page_for_privacy_policy', 0 );
		self::wpdb()->query( 'DELETE FROM ' . DealerTables::dealers( self::wpdb() ) );
		$this->as_role( 'administrator' );
	}

	public function test_a_new_site_has_everything_before_it(): void {
		$data = $this->ask();

		self::assertSame( array( 'brand', 'pages', 'dealers', 'recipient', 'trial', 'privacy' ), array_column( $data['steps'], 'name' ) );
		self::assertSame( array( false ), array_values( array_unique( array_column( $data['steps'], 'done' ) ) ) );
		self::assertFalse( $data['finished'] );
		foreach ( $data['steps'] as $step ) {
			self::assertNotSame( array(), $step['facts'], $step['name'] );
		}
	}

	public function test_the_brand_needs_a_title_and_a_number_that_is_no_example(): void {
		self::assertStringContainsString( 'still an example', implode( $this->step( 'brand' )['facts'] ) );

		self::set( array( 'support_phone' => '1-888-123-4567' ) );
		self::assertTrue( $this->step( 'brand' )['done'] );

		update_option( 'blogname', 'Trane Residential' );
		self::assertTrue( $this->step( 'brand' )['done'], 'The brand’s own site may have that title.' );

		update_option( DemoSettingsStep::OPTION, array( 'front_page' => true, 'settings' => array() ) ); // phpcs:ignore WordPress.Arrays -- as it is stored.
		self::assertFalse( $this->step( 'brand' )['done'] );
		self::assertSame( admin_url( 'options-general.php' ), $this->step( 'brand' )['link'] );
	}

	public function test_fictional_dealers_do_not_count(): void {
		self::add_dealer( 'D1', 'demo' );
		$step = $this->step( 'dealers' );
		self::assertFalse( $step['done'] );
		self::assertStringContainsString( '1 fictional dealer', implode( $step['facts'] ) );
		self::assertStringContainsString( 'view=import', $step['link'] );

		self::add_dealer( 'D2', 'import' );
		$step = $this->step( 'dealers' );
		self::assertTrue( $step['done'] );
		self::assertContains( '1 dealer', $step['facts'] );
	}

	public function test_a_service_has_dealers(): void {
		self::set( array( 'dealers_provider' => 'http', 'dealers_url' => 'https://dealers.example.com/' ) );

		self::assertTrue( $this->step( 'dealers' )['done'] );
	}

	/** @param array<string, mixed> $settings */
	#[TestWith( array( array( 'leads_mail_to' => 'sales@example.org' ), 'sales@example.org' ) )]
	#[TestWith( array( array( 'leads_url' => 'https://crm.example.com/leads' ), 'crm.example.com' ) )]
	#[TestWith( array( array( 'leads_routes' => array( array( 'by' => 'state', 'value' => 'TX', 'to' => 'tx@example.org' ) ) ), '1 rule' ) )]
	public function test_a_recipient_is_somebody_who_was_named( array $settings, string $said ): void {
		self::assertFalse( $this->step( 'recipient' )['done'] );
		self::set( $settings );

		self::assertTrue( $this->step( 'recipient' )['done'] );
		self::assertStringContainsString( $said, implode( $this->step( 'recipient' )['facts'] ) );
	}

	public function test_a_trial_counts_until_the_recipients_change(): void {
		$delivery = array( 'destination' => 'mail', 'to' => 'a@example.org', 'delivered' => true, 'detail' => 'Taken.' );
		( new SelfTestMailResult( time(), SelfTestMail::fingerprint( new Settings() ), deliveries: array( $delivery ) ) )->write();
		self::assertTrue( $this->step( 'trial' )['done'] );
		$self_test = $this->ask()['trial'];
		self::assertIsArray( $self_test );
		self::assertSame( array( $delivery ), $self_test['deliveries'] );

		self::set( array( 'leads_mail_to' => 'other@example.org' ) );
		self::assertFalse( $this->step( 'trial' )['done'] );
		self::assertStringContainsString( 'have changed', implode( $this->step( 'trial' )['facts'] ) );

		( new SelfTestMailResult( time(), SelfTestMail::fingerprint( new Settings() ), deliveries: array( array( 'delivered' => false ) + $delivery ) ) )->write();
		self::assertFalse( $this->step( 'trial' )['done'] );
	}

	public function test_the_privacy_policy_must_be_published(): void {
		self::assertStringContainsString( 'options-privacy.php', $this->step( 'privacy' )['link'] );

		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Privacy', 'post_status' => 'draft' ) );
		update_option( 'wp_page_for_privacy_policy', $page );
		self::assertFalse( $this->step( 'privacy' )['done'] );
		self::assertSame( get_edit_post_link( $page, 'raw' ), $this->step( 'privacy' )['link'] );

		wp_update_post( array( 'ID' => $page, 'post_status' => 'publish' ) );
		self::assertTrue( $this->step( 'privacy' )['done'] );
	}

	public function test_pages_are_made_batch_by_batch_and_must_be_published(): void {
		$progress = $this->make( false );
		self::assertSame( $progress['total'], $progress['done'] );
		$step = $this->step( 'pages' );
		self::assertFalse( $step['done'] );
		self::assertStringContainsString( 'post_status=draft', $step['link'] );
		self::assertStringContainsString( 'not published', implode( ' ', $step['facts'] ) );

		foreach ( get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
			wp_publish_post( $id );
		}
		self::assertTrue( $this->step( 'pages' )['done'] );
		self::assertNotSame( array(), $this->ask()['pages']['deadLinks'] );
	}

	/** @param array<string, mixed> $arguments */
	#[TestWith( array( array( 'languages' => array(), 'groups' => array( 'home' ) ) ) )]
	#[TestWith( array( array( 'languages' => array( 'de' ), 'groups' => array( 'home' ) ) ) )]
	#[TestWith( array( array( 'languages' => array( 'en' ), 'groups' => array( 'blog' ) ) ) )]
	#[TestWith( array( array( 'groups' => array() ) ) )]
	public function test_it_refuses_to_make_what_it_does_not_know( array $arguments ): void {
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE . '/pages', $arguments )->get_status() );
	}

	public function test_when_all_is_done_nobody_is_reminded(): void {
		self::assertNotNull( ( new SetupNotice() )->message() );
		self::assertArrayHasKey( 'setup', self::row_links() );

		$this->finish();
		self::assertTrue( $this->ask()['finished'] );
		self::assertNull( ( new SetupNotice() )->message() );
		self::assertArrayNotHasKey( 'setup', self::row_links() );

		update_option( 'wp_page_for_privacy_policy', 0 );
		self::assertFalse( $this->ask()['finished'] );
		self::assertArrayHasKey( 'setup', self::row_links() );
	}

	public function test_an_owner_takes_the_plugin_s_styles_and_gives_them_back(): void {
		self::assertSame( 'theme', $this->choose( 'theme' ) );
		self::assertSame( 'plugin', $this->choose( 'plugin' ) );
		self::assertNotNull( ( new SiteStyle() )->stored() );

		self::assertSame( 'theme', $this->choose( 'theme' ) );
		self::assertNull( ( new SiteStyle() )->stored() );
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE . '/style', array( 'style' => 'own' ) )->get_status() );
	}

	public function test_a_classic_theme_has_no_styles_to_choose(): void {
		foreach ( array( 'template', 'stylesheet' ) as $option ) {
			add_filter( "pre_option_$option", static fn (): string => 'classic' );
		}

		self::assertSame( 'none', $this->ask()['style']['choice'] );
		self::assertSame( 409, $this->rest( 'POST', self::ROUTE . '/style', array( 'style' => 'plugin' ) )->get_status() );
	}

	public function test_styles_need_the_right_that_the_site_editor_needs(): void {
		add_filter( 'user_has_cap', static fn ( array $caps ): array => array( 'edit_theme_options' => false ) + $caps );

		self::assertSame( 403, $this->rest( 'POST', self::ROUTE . '/style', array( 'style' => 'plugin' ) )->get_status() );
	}

	public function test_a_demo_site_is_not_to_be_set_up(): void {
		update_option( DemoSettingsStep::OPTION, array( 'front_page' => true ) );

		self::assertNull( ( new SetupNotice() )->message() );
	}

	public function test_the_answer_fits_its_schema(): void {
		self::assertTrue( rest_validate_value_from_schema( $this->ask(), SetupAnswer::schema() ) );
		self::assertSame( array(), AnswerShape::differences( $this->ask(), SetupAnswer::schema(), '' ) );
	}

	#[TestWith( array( 'administrator', 200 ) )]
	#[TestWith( array( 'editor', 403 ) )]
	#[TestWith( array( 'anonymous', 401 ) )]
	public function test_only_who_changes_settings_sees_it( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', self::ROUTE )->get_status() );
		self::assertSame( 200 === $status, array_key_exists( 'setup', self::row_links() ) );
	}

	private function choose( string $style ): string {
		/** @var array{style: array{choice: string}} $data */
		$data = self::data( $this->rest( 'POST', self::ROUTE . '/style', array( 'style' => $style ) ) );

		return $data['style']['choice'];
	}

	private function finish(): void {
		self::set( array( 'support_phone' => '1-888-123-4567', 'leads_mail_to' => 'sales@example.org' ) );
		self::add_dealer( 'D1', 'manual' );
		$this->make( true );
		update_option( 'wp_page_for_privacy_policy', wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Privacy', 'post_status' => 'publish' ) ) );
		( new SelfTestMailResult( time(), SelfTestMail::fingerprint( new Settings() ), deliveries: array( array( 'destination' => 'mail', 'to' => 'a@example.org', 'delivered' => true, 'detail' => '' ) ) ) )->write();
	}

	/** @return array{done: int, total: int} */
	private function make( bool $is_published ): array {
		do {
			/** @var array{done: int, total: int} $progress */
			$progress = self::data( $this->rest( 'POST', self::ROUTE . '/pages', array( 'languages' => array( 'en' ), 'groups' => array( 'dealers' ), 'publish' => $is_published ) ) );
		} while ( $progress['done'] < $progress['total'] );

		return $progress;
	}

	/** @return array{finished: bool, steps: list<array{name: string, done: bool, facts: list<string>, link: string}>, pages: array{deadLinks: list<mixed>}, trial: array<string, mixed>|null, style: array{choice: string}} */
	private function ask(): array {
		/** @var array{finished: bool, steps: list<array{name: string, done: bool, facts: list<string>, link: string}>, pages: array{deadLinks: list<mixed>}, trial: array<string, mixed>|null, style: array{choice: string}} $data */
		$data = self::data( $this->rest( 'GET', self::ROUTE ) );

		return $data;
	}

	/** @return array{name: string, done: bool, facts: list<string>, link: string} */
	private function step( string $name ): array {
		return array_column( $this->ask()['steps'], null, 'name' )[ $name ] ?? self::fail( "There is no step $name." );
	}

	/** @param array<string, mixed> $settings */
	private static function set( array $settings ): void {
		update_option( Settings::OPTION, $settings + ( new Settings() )->stored() );
	}

	private static function add_dealer( string $id, string $source ): void {
		$dealer = Dealer::from_array( array( 'data' => array( 'companyID' => $id, 'name' => 'Comfort' ), 'location' => array( 'lat' => 33.0, 'lon' => -96.7 ) ) );
		( new DealerStore( self::wpdb() ) )->write( array( new StoredDealer( $dealer, false, $source ) ) );
	}

	/** @return array<array-key, mixed> */
	private static function row_links(): array {
		$filter = 'plugin_action_links_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' );
		remove_all_filters( $filter );
		( new SetupLink() )->boot();
		$links = apply_filters( $filter, array() );
		self::assertIsArray( $links );

		return $links;
	}
}
