<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class RowsOptionTest extends TestCase {
	private const NAME = 'hvac_blocks_language_report_per_page';

	private RowsOption $rows;

	#[Before]
	public function open_admin(): void {
		foreach ( array( 'class-wp-screen', 'screen', 'misc' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/$file.php";
		}

		$this->as_role( 'editor' );
		$this->rows = new RowsOption( 'language-report' );
		$this->rows->keep();
		add_filter( 'wp_redirect', static fn (): string => throw new RuntimeException( 'kept' ) );
	}

	#[After]
	public function close_admin(): void {
		unset( $GLOBALS['current_screen'] );
	}

	public function test_without_a_choice_there_are_20(): void {
		self::assertSame( 20, $this->rows->value() );
	}

	/** What WordPress does with its screen options form. */
	#[DataProvider( 'entries' )]
	public function test_what_a_user_enters_is_kept_within_the_limits( string $entered, int $expected ): void {
		update_user_meta( get_current_user_id(), self::NAME, 30 );
		$this->enter( $entered );

		self::assertSame( $expected, $this->rows->value() );

		// Other users have their own value.
		$this->as_role( 'administrator' );
		self::assertSame( 20, $this->rows->value() );
	}

	/** @return array<string, array{string, int}> */
	public static function entries(): array {
		return array(
			'the fewest'     => array( '1', 1 ),
			'some'           => array( '50', 50 ),
			'the most'       => array( '100', 100 ),
			'more than that' => array( '999', 100 ),
			'none'           => array( '0', 30 ),
			'fewer'          => array( '-5', 30 ),
			'nothing'        => array( '', 30 ),
			'text'           => array( '<b>', 30 ),
		);
	}

	/** Another plugin may have written the stored value. */
	public function test_what_is_kept_is_checked_again(): void {
		update_user_meta( get_current_user_id(), self::NAME, '5000' );
		self::assertSame( 100, $this->rows->value() );

		update_user_meta( get_current_user_id(), self::NAME, array( 'x' ) );
		self::assertSame( 20, $this->rows->value() );
	}

	public function test_the_screen_offers_it(): void {
		update_user_meta( get_current_user_id(), self::NAME, 35 );
		set_current_screen( 'hvac-blocks_page_hvac-blocks-language-report' );
		$this->rows->offer();

		ob_start();
		get_current_screen()?->render_per_page_options();
		$form = (string) ob_get_clean();

		self::assertStringContainsString( 'Rows per page, up to 100:', $form );
		self::assertStringContainsString( 'value="35"', $form );
		self::assertStringContainsString( 'value="' . self::NAME . '"', $form );
	}

	private function enter( string $value ): void {
		$_POST    = array( 'wp_screen_options' => array( 'option' => self::NAME, 'value' => $value ) );
		$_REQUEST = array( 'screenoptionnonce' => wp_create_nonce( 'screen-options-nonce' ) );

		try {
			set_screen_options();
		} catch ( RuntimeException $end ) {
			self::assertSame( 'kept', $end->getMessage() );
		}
	}
}
