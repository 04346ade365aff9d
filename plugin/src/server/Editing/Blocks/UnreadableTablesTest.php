<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** Every block on a page while none of the plugin's tables can be read: the page is shown, and the block does not claim that there is nothing. */
final class UnreadableTablesTest extends TestCase {
	private const BLOCKS = __DIR__ . '/../../../../blocks';

	/** By block: what it still shows without the data that it could not read. */
	private const GOES_ON = array(
		// The dealer is looked up when the lead is delivered.
		'contact-dealer-form'    => '/Phone number/',
		'contact-dealer-modal'   => '/Phone number/',
		'dealer-lead-form'       => '/Phone number/',
		'wizard-contact-form'    => '/Phone number/',
		// The number for all dealers.
		'phone-button'           => '/1-800-555-0142/',
		// Systems come from a file; only the dealer beside them is missing.
		'recommendation-results' => '/Systems that fit your home/',
		// Categories without the number of their products.
		'product-selector'          => '/./',
		'product-selector-carousel' => '/./',
		'product-selector-item'     => '//',
		// The surrounding profile reports it.
		'dealer-profile-contact' => '/^$/',
		// The text for all regions.
		'regional-text'          => '/./',
	);

	/** @return iterable<string, array{string, Example}> */
	public static function examples(): iterable {
		foreach ( glob( self::BLOCKS . '/*/examples.json' ) ?: array() as $file ) {
			foreach ( Example::of_block( dirname( $file ) ) as $example ) {
				yield basename( dirname( $file ) ) . ": $example->name" => array( basename( dirname( $file ) ), $example );
			}
		}
	}

	#[DataProvider( 'examples' )]
	public function test_it_does_not_say_that_there_is_nothing( string $block, Example $example ): void {
		update_option( PostalAreaLoader::OPTION, array( 'whole' => true ) );
		$_GET                   = $example->query;
		$_SERVER['REQUEST_URI'] = '' === $example->path ? '/residential/en/dealers/lantern-d100/' : $example->path;
		$database               = new BrokenDatabase();
		$html                   = do_blocks( $example->markup( $block ) );

		// A dealer that could not be read is requested once per request.
		if ( array() === $database->refused && ! str_contains( $html, 'not available right now' ) ) {
			return;
		}

		self::assertArrayHasKey( 'DONOTCACHEPAGE', get_defined_constants() );
		self::assertMatchesRegularExpression( self::GOES_ON[ $block ] ?? '/The problem is on our end\. Please try again in a moment/', wp_strip_all_tags( $html ) );
	}

	public function test_a_block_that_reads_is_found(): void {
		$database = new BrokenDatabase();
		do_blocks( '<!-- wp:hvac-blocks/dealer-directory /-->' );

		self::assertNotSame( array(), $database->refused );
	}
}
