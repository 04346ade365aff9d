<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
</main>
<footer class="site-footer">
	<?php echo do_shortcode( '[hvac_newsletter level="2"]' ); ?>
</footer>
<?php wp_footer(); ?>
</body>
</html>
