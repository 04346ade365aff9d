<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Offers\Catalog\Pages\ProductFiles;
use HvacBlocks\Offers\Catalog\Store\FetchedFile;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportReport;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use HvacBlocks\Testing\Upstreams\ScriptedClient;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * @phpstan-import-type ImportFigures from ImportReport
 */
final class ProductDownloadsTest extends TestCase {
	private const HEADING = "Model,Name,Category,Photo,More images,Owner's manual\n";
	private const ROW     = "A,Alpha,Furnace,https://files.example.com/a/Alpha%20One.png,https://files.example.com/b.png | https://files.example.com/c.png,https://files.example.com/manual.pdf?v=2\n";
	private const PICTURE = 'https://files.example.com/a/Alpha%20One.png';
	private const MANUAL  = 'https://files.example.com/manual.pdf?v=2';

	/** A pixel. */
	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	private ProductStore $store;

	private ProductImport $import;

	private ScriptedClient $server;

	protected function setUp(): void {
		ProductPosts::register();
		$this->store  = new ProductStore( self::wpdb() );
		$this->server = new ScriptedClient( static fn ( UpstreamRequest $request ): UpstreamAnswer => self::file( $request->url ) );
		$this->import = new ProductImport( self::wpdb(), $this->store, $this->server );
	}

	protected function tearDown(): void {
		// Their files are not part of the test's transaction.
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1 ) ) as $file ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			wp_delete_attachment( $file->ID, true );
		}

		parent::tearDown();
	}

	public function test_files_are_fetched_once_and_shown_from_the_media_library(): void {
		$report = $this->run_file( self::HEADING . self::ROW );
		$stored = $this->stored( 'A' );

		self::assertSame( array( 1, 0 ), array( $report['new'], $report['warned'] ), (string) wp_json_encode( $report ) );
		self::assertCount( 4, $this->server->requests );
		self::assertSame( self::PICTURE, $stored->product->text( 'picture' ) );
		self::assertMatchesRegularExpression( '~^' . preg_quote( (string) wp_get_upload_dir()['baseurl'], '~' ) . '/.*Alpha-One.*\.png$~', self::text( ProductFiles::picture( $stored, '100vw' )['src'] ?? '' ) );
		self::assertCount( 2, ProductFiles::gallery( $stored, '10rem' ) );
		self::assertMatchesRegularExpression( '~/uploads/.*manual.*\.pdf$~', ProductFiles::documents( $stored, Language::English )[0]['href'] ?? '' );

		$again = $this->run_file( self::HEADING . self::ROW . str_replace( 'A,Alpha', 'B,Beta', self::ROW ) );
		self::assertSame( array( 1, 1 ), array( $again['unchanged'], $again['new'] ) );
		self::assertCount( 4, $this->server->requests );
	}

	public function test_a_preview_fetches_nothing(): void {
		$this->import->run( TestStream::of( self::HEADING . self::ROW ), dry_run: true );

		self::assertSame( array(), $this->server->requests );
	}

	#[TestWith( array( FailureReason::BadStatus, 404, 'its server answered with status 404' ) )]
	#[TestWith( array( FailureReason::TooLarge, 200, 'it is larger than 20 MB' ) )]
	#[TestWith( array( FailureReason::PrivateAddress, null, 'its address is in a private network' ) )]
	#[TestWith( array( null, null, 'it is not a PDF file' ) )]
	public function test_a_failure_costs_its_field_and_is_reported( ?FailureReason $reason, ?int $status, string $text ): void {
		$good                 = $this->server->answer;
		$this->server->answer = static fn ( UpstreamRequest $request ): UpstreamAnswer|UpstreamFailure => self::MANUAL !== $request->url
			? self::file( $request->url )
			: ( null === $reason ? new UpstreamAnswer( 200, array(), body: '<html></html>' ) : new UpstreamFailure( $reason, $status ) );

		$report = $this->run_file( self::HEADING . self::ROW );

		self::assertSame( array( array( 'line' => 2, 'id' => 'A', 'reason' => "Owner's manual: " . self::MANUAL . ": $text" ) ), $report['warnedRows'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one row.
		self::assertSame( array( 1, '', self::PICTURE ), array( $report['warned'], $this->stored( 'A' )->product->text( 'manual' ), $this->stored( 'A' )->product->text( 'picture' ) ) );

		// The next import tries again.
		$this->server->answer = $good;
		self::assertSame( array( 1, 0 ), array( $this->run_file( self::HEADING . self::ROW )['changed'], $this->run_file( self::HEADING . self::ROW )['changed'] ) );
		self::assertSame( self::MANUAL, $this->stored( 'A' )->product->text( 'manual' ) );
	}

	public function test_files_are_fetched_in_steps(): void {
		$other                = str_replace( array( 'A,Alpha', 'example.com/' ), array( 'B,Beta', 'example.com/other-' ), self::ROW );
		$this->server->answer = static fn ( UpstreamRequest $request, int $number ): UpstreamAnswer|UpstreamFailure => 1 === $number ? new UpstreamFailure( FailureReason::Refused ) : self::file( $request->url );
		$this->begin( self::HEADING . self::ROW . $other );
		$fetched = array();

		for ( $step = 0; $step < 20 && ImportStage::Done !== $this->job()->stage; ++$step ) {
			$this->import->step( $this->job(), 0.0 );
			$fetched[] = count( $this->server->requests );
		}

		self::assertSame( range( 1, 8 ), array_values( array_unique( $fetched ) ) );
		self::assertSame( array( array( 'https://files.example.com/c.png' ), array( 'https://files.example.com/other-b.png', 'https://files.example.com/other-c.png' ) ), array( $this->stored( 'A' )->product->items( 'gallery' ), $this->stored( 'B' )->product->items( 'gallery' ) ) );
	}

	public function test_undo_removes_files_that_no_product_names(): void {
		$this->run_file( self::HEADING . self::ROW );
		$this->run_file( self::HEADING . str_replace( array( 'A,Alpha', 'Alpha%20One' ), array( 'B,Beta', 'beta' ), self::ROW ) );
		$undone = $this->import->imports->undoable();
		self::assertNotNull( $undone );
		$this->import->undo( $undone, false );

		self::assertSame( array( true, false ), array( FetchedFile::exists( self::PICTURE ), FetchedFile::exists( 'https://files.example.com/a/beta.png' ) ) );
		self::assertTrue( FetchedFile::exists( self::MANUAL ) );
		self::assertSame( ImportStage::Undone, $this->import->imports->get( $undone->id )?->stage );
	}

	/** @param callable( WP_Post ): mixed $uses */
	#[DataProvider( 'uses' )]
	public function test_undo_leaves_a_file_that_the_site_uses( callable $uses ): void {
		$this->run_file( self::HEADING . self::ROW );
		$file = get_page_by_path( FetchedFile::slug( self::PICTURE ), OBJECT, 'attachment' );
		self::assertInstanceOf( WP_Post::class, $file );
		$uses( $file );
		$undone = $this->import->imports->undoable();
		self::assertNotNull( $undone );
		$this->import->undo( $undone, false );

		self::assertSame( array( true, false ), array( FetchedFile::exists( self::PICTURE ), FetchedFile::exists( self::MANUAL ) ) );
		self::assertFileExists( (string) get_attached_file( $file->ID ) );
		self::assertSame( ImportStage::Undone, $this->import->imports->get( $undone->id )?->stage );
	}

	/** @return array<string, array{callable( WP_Post ): mixed}> */
	public static function uses(): array {
		$page = static fn ( string $content ): int => wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A page', 'post_content' => wp_slash( $content ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.

		return array(
			'a block of WordPress'  => array( static fn ( WP_Post $file ): int => $page( sprintf( '<!-- wp:image --><figure class="wp-block-image"><img src="%s" alt=""/></figure><!-- /wp:image -->', wp_get_attachment_url( $file->ID ) ) ) ),
			'a block of ours'       => array( static fn ( WP_Post $file ): int => $page( sprintf( '<!-- wp:hvac-blocks/quote {"image":{"id":%d}} /-->', $file->ID ) ) ),
			'a block with a text'   => array( static fn ( WP_Post $file ): int => $page( sprintf( '<!-- wp:hvac-blocks/quote {"image":{"id":%d,"alt":"A unit"}} /-->', $file->ID ) ) ),
			'a featured image'      => array( static fn ( WP_Post $file ): mixed => set_post_thumbnail( $page( '' ), $file->ID ) ),
			'the icon of the site'  => array( static fn ( WP_Post $file ): bool => update_option( 'site_icon', $file->ID ) ),
			'the logo of the theme' => array( static fn ( WP_Post $file ): mixed => set_theme_mod( 'custom_logo', $file->ID ) ),
		);
	}

	public function test_a_product_that_was_edited_meanwhile_keeps_its_files_when_the_import_is_undone(): void {
		$this->run_file( self::HEADING . self::ROW );
		$stored = $this->stored( 'A' );
		$this->store->write( array( new StoredProduct( ProductDownloads::without( $stored->product, self::MANUAL ), '' ) ) );
		$undone = $this->import->imports->undoable();
		self::assertNotNull( $undone );
		$this->import->undo( $undone, false );

		self::assertSame( array( true, false ), array( FetchedFile::exists( self::PICTURE ), FetchedFile::exists( self::MANUAL ) ) );
	}

	private static function file( string $url ): UpstreamAnswer {
		return new UpstreamAnswer( 200, array(), body: str_contains( $url, '.png' ) ? (string) base64_decode( self::PNG, true ) : "%PDF-1.7\n" );
	}

	/** Checks and confirms a file, as the screen does. */
	private function begin( string $file ): void {
		$job = $this->import->imports->create( 'a.csv', strlen( $file ), 'x', null, 'import', false, ImportStage::Checking );
		$this->import->chunks->put( $job->id, 0, $file );
		$this->import->step( $job, 10.0 );
		$job = $this->job();
		self::assertSame( ImportStage::Checked, $job->stage );
		$job->enter( ImportStage::Importing );
		$this->import->imports->save( $job );
	}

	private function job(): ImportJob {
		$job = $this->import->imports->latest();
		self::assertNotNull( $job );

		return $job;
	}

	private function stored( string $id ): StoredProduct {
		$stored = $this->store->get( $id );
		self::assertNotNull( $stored );

		return $stored;
	}

	/** @return ImportFigures */
	private function run_file( string $file ): array {
		return $this->import->run( TestStream::of( $file ) )->to_array();
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
