<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

use HvacBlocks\Leads\Access\LeadsScreen;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WpDied;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class AdminNoticesTest extends TestCase {
	#[Before]
	public function open_admin(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';

		remove_all_actions( 'admin_notices' );
	}

	#[After]
	public function close_admin(): void {
		unset( $GLOBALS['current_screen'] );
	}

	/** @param 'administrator'|'editor'|'contributor' $role */
	#[DataProvider( 'places' )]
	public function test_it_is_shown_only_where_and_to_whom_it_matters( string $role, string $screen, bool $shown ): void {
		$this->as_role( $role );
		$this->boot( 'lead 7' );

		self::assertSame( $shown, str_contains( self::notices_on( $screen ), 'Two leads' ) );
	}

	/** @return array<string, array{string, string, bool}> */
	public static function places(): array {
		return array(
			'the dashboard'       => array( 'administrator', 'dashboard', true ),
			'the plugins'         => array( 'administrator', 'plugins', true ),
			'another own screen'  => array( 'administrator', 'hvac-blocks_page_hvac-blocks-dealers', true ),
			'the screen it means' => array( 'administrator', 'toplevel_page_hvac-blocks-leads', false ),
			'the list of posts'   => array( 'administrator', 'edit-post', false ),
			'an editor'           => array( 'editor', 'dashboard', false ),
			'a contributor'       => array( 'contributor', 'dashboard', false ),
		);
	}

	public function test_all_is_quiet_where_there_is_nothing_to_say(): void {
		$this->as_role( 'administrator' );
		$this->boot( null );

		self::assertSame( '', self::notices_on( 'dashboard' ) );
	}

	public function test_its_text_is_escaped(): void {
		$this->as_role( 'administrator' );
		$this->boot( 'lead 7', '<script>alert(1)</script>' );

		self::assertStringNotContainsString( '<script>', self::notices_on( 'dashboard' ) );
	}

	public function test_who_hid_it_sees_it_again_when_it_is_about_something_else(): void {
		$this->as_role( 'administrator' );
		$this->boot( 'lead 7' );
		$this->hide( 'failed', 'lead 7' );

		self::assertSame( '', self::notices_on( 'dashboard' ) );

		remove_all_actions( 'admin_notices' );
		$this->boot( 'lead 8' );

		self::assertStringContainsString( 'Two leads', self::notices_on( 'dashboard' ) );
	}

	public function test_it_is_not_hidden_for_others(): void {
		$this->as_role( 'administrator' );
		$this->boot( 'lead 7' );
		$this->hide( 'failed', 'lead 7' );

		wp_set_current_user( self::second_administrator() );

		self::assertStringContainsString( 'Two leads', self::notices_on( 'dashboard' ) );
	}

	public function test_without_its_nonce_nothing_is_hidden(): void {
		$user = $this->as_role( 'administrator' );
		$this->boot( 'lead 7' );

		$_POST = array(
			'notice' => 'failed',
			'about'  => 'lead 7',
		);

		self::stop_at_redirect();

		try {
			do_action( 'admin_post_' . AdminNotices::HIDE );
			self::fail( 'It was taken without a nonce.' );
		} catch ( WpDied ) {
			self::assertSame( '', get_user_meta( $user, AdminNotices::META, true ) );
		}
	}

	private function boot( ?string $about, string $text = 'Two leads could not be delivered.' ): void {
		$notice = new class( $about, $text ) implements Notice {
			public function __construct( private readonly ?string $about, private readonly string $text ) {}

			public function id(): string {
				return 'failed';
			}

			public function screen(): string {
				return LeadsScreen::NAME;
			}

			public function message(): ?NoticeMessage {
				return null === $this->about ? null : new NoticeMessage( 'error', $this->text, 'Show', LeadsScreen::get()->url(), $this->about );
			}
		};

		( new AdminNotices( array( LeadsScreen::get() ), $notice ) )->boot();
	}

	private function hide( string $notice, string $about ): void {
		$_POST = array(
			'notice' => $notice,
			'about'  => $about,
		);

		$_REQUEST['_wpnonce'] = wp_create_nonce( AdminNotices::HIDE );

		self::stop_at_redirect();

		try {
			do_action( 'admin_post_' . AdminNotices::HIDE );
			self::fail( 'It did not lead back.' );
		} catch ( RuntimeException $end ) {
			self::assertStringStartsWith( 'to ' . admin_url(), $end->getMessage() );
		}
	}

	/** The redirect is the last step before the request, and with it the test process, would end. */
	private static function stop_at_redirect(): void {
		add_filter( 'wp_redirect', static fn ( string $location ): string => throw new RuntimeException( "to $location" ) );
	}

	private static function notices_on( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		do_action( 'admin_notices' );

		return (string) ob_get_clean();
	}

	private static function second_administrator(): int {
		$id = wp_insert_user(
			array(
				'user_login' => 'second',
				'user_pass'  => wp_generate_password(),
				'role'       => 'administrator',
			)
		);

		self::assertIsInt( $id );

		return $id;
	}
}
