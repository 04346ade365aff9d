<?php
/** A product's documents, as a list of links. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{documents: list<array{label: string, href: string, lang: string}>, english: string} $props */
	?>
<ul class="hvac-documents">
	<?php foreach ( $props['documents'] as $document ) : ?>
		<li>
			<a class="hvac-documents__link" href="<?php echo esc_url( $document['href'] ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => 'fileText' ) ); ?>
				<span><?php $text( $document['label'] ); ?><?php if ( '' !== $document['lang'] ) : ?> <span class="hvac-documents__note">(<?php $text( $props['english'] ); ?>)</span><?php endif; ?></span>
			</a>
		</li>
	<?php endforeach; ?>
</ul>
<?php
};
